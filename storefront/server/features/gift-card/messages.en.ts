export const messages = {
  mail: {
    /** Of an e-gift card, which somebody gives. */
    fromSender: (sender: string) => `${sender} sends you a gift card`,
    /** Of a card from the shelf. */
    yours: (worth: string) => `Your gift card, ${worth}`,
    preview: (worth: string) => `It is worth ${worth}, and pays for anything in the shop.`,
    forAndFrom: (recipient: string, sender: string) => `For ${recipient}, from ${sender}`,
    /** Stands before the card's code. */
    code: (title: string, worth: string) => `${title}, ${worth}`,
    pays: 'It pays for anything in the shop, shipping included. Enter its code at checkout, all at once or bit by bit; it does not expire.',
    choose: 'Choose something',
  },
};
