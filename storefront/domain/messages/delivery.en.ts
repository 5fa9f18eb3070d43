const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

export const messages = {
  locale: 'en-US',
  /** When an order can be fetched: stands where a day would. */
  within: (count: number) => `within ${hours(count)}`,
  /** With a day such as `Tue, November 24`. */
  getIt: (day: string) => `Get it ${day}`,
  tomorrow: 'Get it Tomorrow',
  today: 'Get it Today',
  dayShipping: (days: number) => `${days}-day shipping`,

  orderWithin: {
    minutes: (count: number) => `Order within ${minutes(count)}`,
    hours: (count: number) => `Order within ${hours(count)}`,
    both: (whole: number, rest: number) => `Order within ${hours(whole)} ${minutes(rest)}`,
  },
};
