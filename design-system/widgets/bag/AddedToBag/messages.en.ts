export const viewBag = 'View bag';
export const checkOut = 'Check out';
export const continueShopping = 'Continue shopping';
