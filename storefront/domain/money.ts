import { messages } from '#messages/money';

/** Whole United States cents: what the domain adds up (decision 010). */
export type Cents = number;

/**
 * Rounds half up. Fifteen significant digits are taken first, so that a product of floats such as
 * 1.005 × 100 = 100.49999999999999 counts as the 100.5 that it stands for.
 */
export const roundHalfUp = (amount: number): number => Math.round(Number(amount.toPrecision(15)));

/** Cents of an amount in dollars, rounded half up. */
export const toCents = (usd: number): Cents => roundHalfUp(usd * 100);

/** Dollars with at most two decimals, as they travel in the contract. */
export const toUsd = (cents: Cents): number => cents / 100;

/** An amount with two decimals and its thousands set apart, e.g. `1,234.50`. */
export const amountText = (cents: Cents): string =>
  // As Intl writes it, whose first formatter costs every visitor's browser some 14 ms.
  toUsd(cents)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');

/** Dollars for a person, e.g. `$1,234.50` (specification, section 9: $ and 2 decimals). */
export const formatUsd = (usd: number): string => {
  const cents = toCents(usd);
  return cents < 0 ? `-$${amountText(-cents)}` : `$${amountText(cents)}`;
};

/** The price in dollars, or "Free" when it is not above 0 (specification, section 9); `format` shows it otherwise. */
export const priceLabel = (usd: number, format = formatUsd): string =>
  usd > 0 ? format(usd) : messages.free;

/** The former price to strike through in dollars: the fake price only if above the price, else 0 (specification, section 3). */
export const formerPrice = (price: number, fakePrice: number): number =>
  fakePrice > price ? fakePrice : 0;
