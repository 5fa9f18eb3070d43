export const messages = {
  locale: 'en-US',
  noon: 'noon',
  midnight: 'midnight',
  /** Of an hour from 0 to 23 and the minutes in two digits. */
  time: (hour: number, minutes: string) =>
    `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`,

  /** What follows says of the store, after whether it is open, until when. */
  until: (time: string) => `until ${time}`,
  opens: {
    today: (time: string) => `opens at ${time}`,
    tomorrow: (time: string) => `opens tomorrow at ${time}`,
    /** With a day of the week. */
    thisWeek: (day: string, time: string) => `opens ${day} at ${time}`,
    /** With a day such as `Thursday, November 26`. */
    later: (day: string, time: string) => `opens on ${day} at ${time}`,
  },
  closed: 'closed until further notice',
};
