export const messages = {
  missing: 'נא לכתוב הודעה.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
};
