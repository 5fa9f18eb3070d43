export const messages = {
  /** From January, as they stand in a date. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  day: (month: string, date: number, year: number) => `${month} ${date}, ${year}`,
};
