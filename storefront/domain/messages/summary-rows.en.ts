export const messages = {
  locale: 'en-US',
  /** One of a list of titles. */
  title: (title: string) => title,
  less: (amount: string) => `−${amount}`,

  subtotal: 'Subtotal',
  subtotalMade: 'The price of each item times its quantity, before tax and delivery.',

  tax: 'Tax',
  estimatedTax: 'Estimated tax',
  nothingTaxed: 'Nothing in it is taxed.',
  ofPlace: 'We can tell as soon as we know the ZIP or postal code it goes to.',
  ofBuyer: 'We can tell as soon as we know the ZIP or postal code you shop from.',
  /** With the place in words, such as `to 11201`. */
  taxMade: (rate: string, place: string) => `${rate} of the price, ${place}, rounded on each item.`,
  taxOrdered: 'Worked out on each item when you ordered.',
  taxOrderedBut: (untaxed: string) =>
    `Worked out on each item when you ordered. Not taxed: ${untaxed}.`,

  giftOptions: 'Gift options',
  giftOptionsMade: 'Charged once for each line of your order.',
  personalization: 'Personalization',
  personalizationMade: 'What was put on each item, times its quantity.',
  waived: 'Not charged in an order with a discount.',

  discount: 'Discount',
  alsoWaived: (amount: string) => `With it, ${amount} for personalization is not charged.`,
  code: (code: string, made: string) => `Code ${code}: ${made}`,
  discountMade: (off: string, nought: string) =>
    `${off} are taken off the figures above; an order never comes to less than ${nought}.`,

  total: 'Total',
  /** With the names of the rows that it is the sum of. */
  together: (names: string) => `${names} together`,
  /** With the name of the one row that it is. */
  alone: (name: string) => `The ${name}`,
  lessDiscount: (made: string) => `${made}, less the discount`,
  /** With what is still open. */
  soFar: (open: string) => `Total so far, before ${open}`,
  open: { delivery: 'delivery', tax: 'tax' },
};
