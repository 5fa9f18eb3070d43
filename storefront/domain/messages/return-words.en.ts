export const messages = {
  reasons: {
    changed_mind: 'I changed my mind',
    not_as_expected: 'It is not what I expected',
    too_late: 'It came too late',
    damaged: 'It arrived damaged',
    wrong_item: 'It is not what I ordered',
  },
  methods: {
    drop_off: 'Hand it in at any parcel counter. They print the label from the code on your phone.',
    label: 'Print a prepaid label at home and leave the parcel with any mail carrier.',
    store: 'Hand it in at our shop and be done with it: no parcel, no label.',
  },
  /** How a parcel travels, on its label. */
  service: 'Ground, prepaid',
  steps: {
    drop_off: [
      'Put the items into any box, and close it well.',
      'Show the code at a parcel counter: they print the label.',
      'Keep the receipt until your refund has come.',
    ],
    label: [
      'Put the items into any box, and close it well.',
      'Print the label and stick it flat on the largest side.',
      'Leave the parcel with your mail carrier or at a post office.',
    ],
    store: (address: string) => [
      `Bring the items to ${address}.`,
      'Tell us the number of your return at the counter.',
    ],
  },
  standing: {
    open: (until: string) => `Things can go back until ${until}, free of charge.`,
    not_arrived:
      'It has not arrived yet, so nothing can go back yet: its 30 days begin when it arrives.',
    over: (until: string) => `Its 30 days ended on ${until}, so nothing can go back any more.`,
    cancelled: 'It was cancelled, so there is nothing to send back.',
    nothing: 'Nothing of it is left that can go back.',
  },
  refundWhen: {
    card: 'On your card 3–5 working days after it arrives.',
    gift_card: 'By e-mail at once when it arrives.',
  },
  giftCode: (order: number) =>
    `Put it on the gift receipt with the order number, ${order}. Whoever has both can return the gift, for 30 days from delivery, without seeing prices.`,
};
