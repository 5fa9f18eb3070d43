export const messages = {
  idWrong: 'Please check this.',
  idNotWhole: 'This id is not a whole number.',
  idUnknown: 'There is no such id.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'Please enter an e-mail address like name@example.com.',
};
