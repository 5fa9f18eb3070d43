export const messages = {
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  notWhole: 'Please enter a whole number.',
  tooFew: 'Please enter a quantity of at least 0.',
  tooMany: 'That is more than we can sell in one order.',
};
