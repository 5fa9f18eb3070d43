export const messages = {
  listIsFull: (most: number) => `A list holds at most ${most} different items.`,
  notSaved: 'Your bag could not be kept just now. Please try again.',
  eGiftCardNeedsScripts: 'An e-gift card is made on its own page, which needs scripts.',
  notSold: 'We do not sell this. Please choose something else.',
  soldOut: (title: string) => `${title} is sold out for now.`,
  bagIsFull: (most: number) => `A bag holds at most ${most} different items here.`,
  empty: 'Your bag is empty.',
};
