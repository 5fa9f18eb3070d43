export const messages = {
  reasonMissing: 'Please choose a reason.',
  refundMissing: 'Please choose how we refund you.',
  methodMissing: 'Please choose how you send it back.',
  orderNumberWrong: 'Please enter the order number: it has digits only.',
  giftCodeMissing: 'Please enter the gift code.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  quantityMissing: 'Please choose how many.',
  tooFew: 'Please choose at least 1.',
  tooMany: 'That is more than you bought.',
  nothingChosen: 'Please choose at least one item.',
};
