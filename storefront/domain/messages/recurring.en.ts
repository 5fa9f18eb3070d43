export const messages = {
  giftCard: 'A gift card is given once. It cannot come regularly.',
  digital: 'What you read on a screen is yours for good after one order.',
  severalKinds: 'This comes in several kinds. It cannot come regularly yet.',
  personalized: 'What is made with a name on it is made to order, one at a time.',
  notOut: 'This is not out yet. It can come regularly once it is.',
  soldOut: 'This is sold out just now. It can come regularly once it is back.',
};
