/** What browsers that know say of the connection (Network Information API). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g'];

/**
 * Whether nothing is to be fetched that nobody has asked for yet: where the shopper asks to be sparing, or the connection
 * hardly carries what they did ask for. Never on the server, which does not know.
 */
export function isSparing(): boolean {
  if (import.meta.env.SSR) return false;
  const { saveData, effectiveType = '' }: Connection = Reflect.get(navigator, 'connection') ?? {};
  return saveData === true || SLOW.includes(effectiveType);
}
