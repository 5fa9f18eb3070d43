export const threshold = (amount: string) =>
  `Your merchandise total, before savings and estimated tax, must reach ${amount}.`;
export const notCombined = 'Orders cannot be combined to reach it.';
export const freeReturns = 'Returns are free within 30 days of delivery on almost everything.';
export const excluded = 'Some items are excluded from free shipping.';
export const dependsOnPlace =
  'It depends on where your order goes: give your zip code in the bag or on a product.';
/** @param zipCode empty where no place is known */
export const title = (amount: string, zipCode: string) =>
  `Free Shipping over ${amount}${zipCode && ` to ${zipCode}`}`;
export const shippingPolicy = 'Shipping policy';
export const returnPolicy = 'Return policy';
