/** A card number without white space (specification, section 5). */
export const normaliseCard = (number: string): string => number.replace(/\s/g, '');

/** An expiry as `MMYY`: white space and the slash removed (specification, section 5). */
export const normaliseExpiry = (expiry: string): string => expiry.replace(/[\s/]/g, '');

/** Whether the check digit of a card number (digits only) is right. */
export const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length > 0 && sum % 10 === 0;
};

const BRANDS: [string, RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|65|64[4-9])/],
];

/** The brand of a card by the first digits of its number; "Card" where it is none we know. */
export const cardBrand = (number: string): string =>
  BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'Card';

/** Whether an expiry `MMYY` has passed: a card is good to the end of its month. */
export const isExpired = (exp: string, now: Date): boolean => {
  const month = Number(exp.slice(0, 2));
  const year = 2000 + Number(exp.slice(2));
  return now.getTime() >= Date.UTC(year, month);
};
