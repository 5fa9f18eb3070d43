/** By what depends on the place. */
export const estimateOf = {
  deliveryAndTax: 'Estimate delivery and tax',
  delivery: 'Estimate delivery',
  tax: 'Estimate tax',
};
/** Of a zip code or a postal code with its country. */
export const nothingShipsTo = (where: string) => `Nothing of ours ships to ${where} yet`;
/** Of a zip code or a postal code with its country. */
export const estimatedFor = (where: string) => `Estimated for ${where}`;
export const abroad = (postalCode: string, country: string) => `${postalCode}, ${country}`;
export const country = 'Country';
export const postalCode = 'Zip or postal code';
export const estimate = 'Estimate';
