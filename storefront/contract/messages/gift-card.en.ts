export const messages = {
  codeMissing: 'Please enter the code of the gift card.',
};
