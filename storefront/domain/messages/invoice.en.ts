export const messages = {
  taxNumber: (number: string) => `Tax number: ${number}`,
  /** With a day such as `Tuesday, November 24, 2026`. */
  cancelled: (day: string) => `Cancelled on ${day}`,
};
