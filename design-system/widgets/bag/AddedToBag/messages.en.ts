export const viewBag = 'View bag';
export const checkOut = 'Check out';
export const continueShopping = 'Continue shopping';
export const subtotal = 'Bag subtotal';
export const alsoInBag = 'Also in your bag';
