export const bothPay = (amount: string, left: string) =>
  `כרטיסי המתנה מכסים ${amount}, ובכרטיס האשראי ישולמו ${left}.`;
export const giftCardsPay = (amount: string) => `כרטיסי המתנה מכסים ${amount}: לא נותר דבר לתשלום.`;
