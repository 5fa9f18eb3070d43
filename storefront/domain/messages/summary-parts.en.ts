export const messages = {
  locale: 'en-US',
  share: (rate: string, price: string) => `${rate} of ${price}`,
  notTaxed: 'Not taxed',
};
