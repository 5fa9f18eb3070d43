export const payment = 'Payment';
export const cardNumber = 'Card number';
/** Where the card's brand is not known yet. */
export const secure = 'Secure';
export const expiry = 'Expiry (MM/YY)';
export const securityCode = 'Security code';
