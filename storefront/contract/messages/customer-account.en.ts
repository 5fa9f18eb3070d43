export const messages = {
  nameMissing: 'Please enter your name.',
  passwordMissing: 'Please enter your password.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  passwordTooShort: 'Please use at least 8 characters for your password.',
  linkNotWhole: 'This link is not whole.',
  languageUnknown: 'Please choose one of the languages.',
};
