export const messages = {
  locale: 'en-US',

  /** One sentence for every miss: it must not tell whether there is such an order. */
  missing:
    'We find no order with this number here. Please check the number and the e-mail address.',

  zipMissing: 'Please tell us your zip code: the tax depends on it.',
  pickupMissing: 'Please say who will pick the order up.',
  addressMissing: 'Please enter a shipping address.',
  unreachedCountry: "We can't send parcels to this country yet.",
  deliveryMissing: 'Please choose a way of delivery.',
  cardMissing: 'Please enter a card.',

  linesChanged: 'Some things in your bag have changed. Please look at it again before you order.',
  totalChanged: 'The total has changed. Please look at it again before you order.',
  giftCardsChanged: 'What a gift card pays has changed. Please look at it again before you order.',
  shortTogether:
    'We do not have enough of an item that is also part of a set in your bag. Please lower one of the quantities.',
  sentWithOthers:
    'This order was already sent with other contents. Please reload the page and order again.',
  discountUsed: 'This discount code has been used already.',
  notPlaced: 'Your order could not be placed just now. Please send it again.',
  /** Stands where the title of an item would. */
  soldNoLonger: 'An item that we no longer sell',

  giftCardSpent: (order: number) =>
    `A gift card of order ${order} has paid for something already, so the order cannot be cancelled. Please write to us.`,
  bookOpened: (order: number) =>
    `A book of order ${order} has been opened in the library already, so the order cannot be cancelled. Please write to us.`,

  invoice: {
    title: (number: string) => `Invoice ${number}`,
    order: (order: string, date: string) => `Order ${order}, ${date}`,
    /** Headings above who sells and who pays. */
    from: 'From',
    billedTo: 'Billed to',
    /** Heads of columns. */
    item: 'Item',
    quantity: 'Qty',
    price: 'Price',
    amount: 'Amount',
    notCharged: (label: string) => `${label} (not charged)`,
    paidBy: 'Paid by',
    givenBack: 'Given back',
    page: (number: string, page: number, count: number) =>
      `Invoice ${number} · page ${page} of ${count}`,
  },

  mail: {
    seeOrder: 'See your order',
    invoice: 'Invoice (PDF)',
    giftMessage: 'Gift message',
    pickup: (name: string) => `We write to you as soon as ${name} can pick it up.`,
    digital: 'Everything in it comes by e-mail.',
    /** With the name of the way of delivery, such as `Standard`, and the lines of an address. */
    delivery: (way: string, address: string[]) => `By ${way} delivery to\n${address.join('\n')}`,
    giftCard: (lastFour: string) => `Gift card ending in ${lastFour}`,
    card: (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`,
    confirmation: {
      subject: (order: number) => `Your order ${order}`,
      greeting: 'Thank you for your order',
      preview: (order: number, total: string) => `We have your order ${order}, ${total} in all.`,
      number: (order: number) =>
        `Its number is ${order}. With it and this e-mail address you can look it up in the shop at any time.`,
      notCharged: (label: string) => `${label} (not charged)`,
      delivery: 'Delivery',
      total: 'Total',
      giftCode: 'Gift return code',
    },
    shipped: {
      subject: (order: number) => `Your order ${order} is on its way`,
      greeting: 'Your order is on its way',
      left: (order: number) => `Order ${order} left our shop today.`,
      /** With a day such as `Tuesday, November 24`. */
      arrival: (day: string) => `We expect it to arrive by ${day}.`,
      goesTo: (address: string[]) => `It goes to\n${address.join('\n')}`,
    },
    readyForPickup: {
      subject: (order: number) => `Your order ${order} is ready for pickup`,
      greeting: 'Your order is ready for pickup',
      /** With the name of whoever picks it up, where it is known. */
      atCounter: (order: number, name: string | undefined) =>
        `Order ${order} lies at the counter for ${name ?? 'you'}. Please bring its number or this letter; we keep it for two weeks.`,
    },
    delivered: {
      subject: (order: number) => `Your order ${order} has arrived`,
      greeting: 'Your order has arrived',
      sentence: (order: number) =>
        `Order ${order} has been delivered. If something is not as it should be, answer this letter and we put it right.`,
    },
    cancelled: {
      subject: (order: number) => `Your order ${order} is cancelled`,
      greeting: 'Your order is cancelled',
      byShop: (order: number) =>
        `We are sorry: we had to cancel your order ${order}. Answer this letter if you would like to know why.`,
      asAsked: (order: number) =>
        `We have cancelled your order ${order}, as you asked. Nothing of it will be sent.`,
      /** With what was paid with, such as `Visa ending in 4242`. */
      toYour: (card: string) => `To your ${card}`,
      giftCardsVoid: 'The gift cards that you bought with it cannot be used any more.',
    },
  },
};
