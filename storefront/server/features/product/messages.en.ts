export const messages = {
  notSold: 'We do not sell this item.',
};
