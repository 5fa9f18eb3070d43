export const hintFree = (maxLength: number) => `Free. Up to ${maxLength} characters.`;
export const hint = (price: string, maxLength: number) =>
  `Adds ${price}. Up to ${maxLength} characters.`;
export const personalization = 'Personalization';
/** Before what it comes to. It ends in a space. */
export const fee = 'Personalization fee: ';
export const remove = 'Remove personalization';
