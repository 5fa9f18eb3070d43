export const messages = {
  locale: 'he-IL',
  share: (rate: string, price: string) => `${rate} מתוך ${price}`,
  notTaxed: 'ללא מס',
};
