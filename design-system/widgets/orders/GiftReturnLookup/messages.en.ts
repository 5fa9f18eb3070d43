export const returnGift = 'Return a gift';
export const findGift = 'Find the gift';
export const orderNumber = 'Order number';
/** Quotes the gift slip. */
export const orderNumberHint = 'On the gift slip, after “No.”';
export const giftCode = 'Gift code';
export const giftCodeHint = 'Eight letters and digits, below the order number.';
export const giftCardForIt =
  'You get a gift card for what was paid. We do not tell whoever gave it to you.';
