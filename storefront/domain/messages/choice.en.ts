export const messages = {
  soldOut: 'Sold out',
  notMade: 'Not made',
  /** With what else is chosen, such as `Olive, A5`. */
  soldOutIn: (others: string) => `Sold out in ${others}`,
  notMadeIn: (others: string) => `Not made in ${others}`,
};
