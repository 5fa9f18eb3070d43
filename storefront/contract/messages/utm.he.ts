export const messages = {
  empty: 'סימון ריק אין לשלוח.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
  none: 'נא לציין סימון.',
};
