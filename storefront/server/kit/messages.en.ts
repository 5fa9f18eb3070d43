export const messages = {
  nothingHere: 'There is nothing at this address.',
  busy: 'The shop is busy. Please try again in a moment.',
  readOnly: 'The shop can not take anything down just now. Please try again in a few minutes.',
  failed: 'Something went wrong on our side. Please try again.',
  veryBusy: 'The shop is very busy. Please try again in a moment.',
  tooOften: 'That was too often. Please wait a quarter of an hour and try again.',
  tooLarge: 'That is more than we can take in one request (1 MB).',
  brokenOff: 'The request was not sent to its end.',
  visitExpired: 'Your visit has expired. Please reload the page and try again.',
  checkEntered: 'Please check what you entered.',
  missing: 'This is missing.',
  checkThis: 'Please check this.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  pictured: (what: string, index: number) => (index === 0 ? what : `${what}, picture ${index + 1}`),
  customersOnly: 'This is kept for customers. Please sign in to see yours.',
  /** Where a link of a letter leads to. */
  letterLink: {
    toShop: 'Go to the shop',
    forged: {
      title: 'There is nothing at this link',
      sentence: 'Perhaps a part of it is missing. Please copy the whole link from the letter.',
    },
  },
};
