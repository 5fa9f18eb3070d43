export const messages = {
  giftCardPaid: (lastFour: string, amount: string) => `Gift card ending in ${lastFour}: ${amount}`,
  cardPaid: (brand: string, lastFour: string) => `${brand} ending in ${lastFour}, in US dollars`,
  cardPaidPart: (brand: string, lastFour: string, amount: string) =>
    `${brand} ending in ${lastFour}, in US dollars: ${amount}`,

  /** Headings of who or where it goes to. */
  pickupBy: 'Pickup by',
  deliveryTo: 'Delivery to',
  sentTo: 'Sent to',

  pickup: 'Pickup',
  pickedUp: (address: string) => `Picked up at ${address}: nothing was charged.`,
  delivery: 'Delivery',
  /** With the name of the way of delivery, such as `Standard`. */
  delivered: (way: string, postalCode: string) => `${way} delivery to ${postalCode}.`,
  total: 'Total',
};
