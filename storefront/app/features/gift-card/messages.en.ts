/** @param left what the card pays */
export const bothPay = (amount: string, left: string) =>
  `Gift cards pay ${amount}, your card pays ${left}.`;
export const giftCardsPay = (amount: string) => `Gift cards pay ${amount}: nothing is left to pay.`;
