export const findYourOrder = 'Find your order';
export const findMyOrder = 'Find my order';
export const orderNumber = 'Order number';
export const orderNumberHint = 'In the letter that confirmed your order, digits only.';
export const email = 'E-mail address';
export const emailHint = 'The one you gave when you ordered.';
