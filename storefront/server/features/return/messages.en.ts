export const messages = {
  /** One sentence for every miss: it must not tell whether there is such an order. */
  missingGift:
    'We find no gift with this number and code here. Please check both on the gift receipt.',
  missing: 'There is no such return here.',
  sentWithOthers:
    'This return was already sent with other contents. Please reload the page and send it again.',
  returnedMeanwhile: 'Something of this order was returned meanwhile. Please look at it again.',
  namedTwice: 'This is named twice.',
  giftToCard: 'A gift comes back as a gift card.',
  emailMissing: 'Please enter the e-mail address for your gift card.',

  /** Who sends the parcel of a gift, on its label. */
  label: {
    gift: 'Gift return',
    order: (order: number) => `Order ${order}`,
  },

  mail: {
    seeReturn: 'See your return',
    /** With the card's brand, where it is known. */
    cardEndingIn: (brand: string | null, lastFour: string) =>
      `${brand ?? 'Card'} ending in ${lastFour}`,
    card: 'Your card',
    giftCard: 'A gift card',
    shipping: 'Shipping',
    announced: {
      subject: (id: number) => `Your return ${id}`,
      preview: 'What to do with it, and when your refund comes.',
      expected: (order: number, day: string) =>
        `We expect the following of order ${order}. Please send it by ${day}.`,
    },
    arrived: {
      subject: (id: number) => `Your return ${id} has arrived`,
      greeting: 'Your return has arrived',
      thanks: (order: number) => `Thank you: what you sent back of order ${order} is here.`,
      onCard: 'Your bank shows it on your card within 3–5 working days.',
    },
    refundCard: {
      subject: (amount: string) => `Your gift card, ${amount}`,
      greeting: (amount: string) => `A gift card for ${amount}`,
      refundOf: (id: number) => `It is the refund of your return ${id}.`,
      /** Stands before the card's code. */
      code: (amount: string) => `Gift card, ${amount}`,
      pays: 'It pays for anything in the shop, shipping included. Enter its code at checkout, all at once or bit by bit; it does not expire.',
      choose: 'Choose something',
    },
  },
};
