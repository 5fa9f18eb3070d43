export const estimateOf = {
  deliveryAndTax: 'הערכת המשלוח והמס',
  delivery: 'הערכת המשלוח',
  tax: 'הערכת המס',
};
export const nothingShipsTo = (where: string) => `עדיין איננו שולחים אל \u2068${where}\u2069`;
export const estimatedFor = (where: string) => `הערכה עבור \u2068${where}\u2069`;
export const abroad = (postalCode: string, country: string) =>
  `\u2068${postalCode}\u2069, ${country}`;
export const country = 'ארץ';
export const postalCode = 'מיקוד';
export const estimate = 'חישוב';
