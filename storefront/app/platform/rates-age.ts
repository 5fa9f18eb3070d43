type Listener = (updatedAt: string) => void;

const listeners = new Set<Listener>();

/** The header with which any answer may say when shipping rates last changed (specification, section 4). */
const RATES_AGE = 'shipping_updated_at';

/** Passes on what an answer says of the rates' age, if it does. */
export function noteRatesAge({ header }: { header: (name: string) => unknown }): void {
  const updatedAt = header(RATES_AGE);
  if (typeof updatedAt === 'string') for (const listener of listeners) listener(updatedAt);
}

/** Calls back whenever an answer says how old the rates are; returns the way to stop. */
export function onRatesAge(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
