export const eGiftCard = 'E-gift card';
/** For search engines. */
export const whatItIs = 'An e-gift card for books and gifts, mailed on the day you choose.';
