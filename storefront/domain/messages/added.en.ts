export const messages = {
  soldOut: 'It has just sold out, so nothing was added.',
  wentIn: (held: number, added: number, asked: number) =>
    `Only ${held} can be had: ${added} of ${asked} went in.`,
  heldAlready: {
    products: (held: number) => `Only ${held} can be had, already in your bag: nothing was added.`,
    later: (held: number) => `Only ${held} can be had, already in your list: nothing was added.`,
  },
  of: (title: string, short: string) => `${title}: ${short}`,
};
