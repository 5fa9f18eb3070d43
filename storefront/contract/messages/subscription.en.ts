export const messages = {
  quantityMissing: 'Please choose how many.',
  tooFew: 'Please choose at least 1.',
  tooMany: 'Please choose at most 99.',
  planMissing: 'Please choose a plan.',
  frequencyMissing: 'Please choose how often it comes.',
  firstDayMissing: 'Please choose the first day.',
};
