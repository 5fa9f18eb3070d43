export const messages = {
  usDollar: 'דולר אמריקאי',
  both: (charged: string, shown: string) => `${charged}, בערך ${shown}`,
};
