export const messages = {
  cardMissing: 'Please enter a card.',
};
