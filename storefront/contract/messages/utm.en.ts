export const messages = {
  empty: 'An empty mark is left out.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  none: 'Please name a mark.',
};
