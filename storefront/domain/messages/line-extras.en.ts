export const messages = {
  giftWrap: 'Gift wrap',
  giftMessage: 'Gift message',
};
