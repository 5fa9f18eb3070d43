export const messages = {
  designMissing: 'Please choose a design.',
  amountMissing: 'Please choose an amount.',
  notWhole: 'Please enter whole dollars.',
  tooLittle: 'Please enter at least $5.',
  tooMuch: 'Please enter at most $500.',
  recipientMissing: 'Please enter who it is for.',
  senderMissing: 'Please enter who it is from.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
};
