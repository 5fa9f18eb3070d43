export const messages = {
  usDollar: 'US Dollar',
  /** What is charged, and what that is in the shopper's currency. */
  both: (charged: string, shown: string) => `${charged}, about ${shown}`,
};
