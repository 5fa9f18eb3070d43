export const messages = {
  codeMissing: 'Please enter the discount code.',
};
