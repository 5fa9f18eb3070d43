export const messages = {
  notOffered: 'This cannot be put on the item.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
};
