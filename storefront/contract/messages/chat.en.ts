export const messages = {
  missing: 'Please write your message.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
};
