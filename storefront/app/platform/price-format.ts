/** How prices are written for this shopper. */
export interface Prices {
  /** A price in dollars as the shopper reads it. */
  format: (usd: number) => string;
  /** A sum as it is charged: dollars and, where the shopper reads another currency, about what that is. */
  both: (usd: number) => string;
  /** The second half of that alone; none where prices are read in dollars. */
  about?: (usd: number) => string;
  /** What is paid for a price in dollars, in words, where it is shown in another currency. */
  charged?: (usd: number) => string;
}
