export const messages = {
  tooFew: 'Please enter a quantity of at least 1.',
};
