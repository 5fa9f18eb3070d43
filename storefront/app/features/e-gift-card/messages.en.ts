export const notAdded = 'We could not put it in your bag. Please try again.';
export const home = 'Home';
export const eGiftCard = 'E-gift card';
export const whatItIs =
  'A treasury of books, mailed with your words on the day you choose. Its code pays for anything in the shop.';
/** @param about what the price is in the currency the shopper reads prices in */
export const aboutAs = (price: string, about: string) => `${price}, about ${about}`;
export const youPay = (amount: string) => `You pay ${amount}.`;
