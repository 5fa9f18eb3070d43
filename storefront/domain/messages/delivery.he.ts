const hours = (count: number) => (count === 1 ? 'שעה' : count === 2 ? 'שעתיים' : `${count} שעות`);
const minutes = (count: number) =>
  count === 1 ? 'דקה' : count === 2 ? 'שתי דקות' : `${count} דקות`;

export const messages = {
  locale: 'he-IL',
  within: (count: number) => `בתוך ${hours(count)}`,
  getIt: (day: string) => `יגיע ב${day}`,
  tomorrow: 'יגיע מחר',
  today: 'יגיע היום',
  dayShipping: (days: number) => (days === 2 ? 'משלוח בתוך יומיים' : `משלוח בתוך ${days} ימים`),

  orderWithin: {
    minutes: (count: number) => `בהזמנה בתוך ${minutes(count)}`,
    hours: (count: number) => `בהזמנה בתוך ${hours(count)}`,
    both: (whole: number, rest: number) =>
      `בהזמנה בתוך ${hours(whole)} ${rest > 2 ? 'ו־' : 'ו'}${minutes(rest)}`,
  },
};
