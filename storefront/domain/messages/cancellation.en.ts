export const messages = {
  digital: (order: number) =>
    `Everything in order ${order} was delivered by e-mail at once, so it cannot be cancelled.`,
  shipped: (order: number) =>
    `Order ${order} has been shipped, so it cannot be cancelled. Once it has arrived, it can be sent back.`,
  delivered: (order: number) =>
    `Order ${order} has been delivered, so it cannot be cancelled. What is in it can be sent back.`,

  /** Both stand at the beginning of a line and after an amount that goes to them. */
  giftCard: (lastFour: string) => `gift card ending in ${lastFour}`,
  card: (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`,

  refunded: {
    void: (to: string, amount: string) => `${to}: ${amount}, never charged`,
    refund: (to: string, amount: string) => `${to}: ${amount}, refunded`,
    giftCard: (to: string, amount: string) => `${to}: ${amount}, on it again`,
  },

  nothingPaid: 'Nothing was paid for it, so nothing comes back.',
  amountTo: {
    your: (amount: string, to: string) => `${amount} to your ${to}`,
    the: (amount: string, to: string) => `${amount} to the ${to}`,
  },
  /** Joins amounts with what they go to. */
  and: (before: string, last: string) => `${before} and ${last}`,
  allGoesBack: (all: string) => `All that was paid goes back: ${all}.`,

  cardBack: {
    void: 'The card was not charged: your bank lets go of the amount it held within a few days.',
    refund: 'Your bank shows it on your card within 3–5 working days.',
  },
};
