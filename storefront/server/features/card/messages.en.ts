export const messages = {
  checkCard: 'Please check your card.',
};
