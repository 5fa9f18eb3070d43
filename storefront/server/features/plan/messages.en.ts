export const messages = {
  missing: 'There is nothing here that could come regularly.',
  soldOut: 'All of these are sold out just now. Please come back next month.',
  /** Above one product, where plans have a sentence of their own. */
  sameAgain: 'The same again, as often as you like, at the price of the day.',

  notSold: 'We no longer sell this.',
  taxByAddress: 'We can tell the tax as soon as we know your address.',
  addressMissing: 'Please choose where it goes.',
  unreachedCountry: "We can't send parcels to this country yet.",
};
