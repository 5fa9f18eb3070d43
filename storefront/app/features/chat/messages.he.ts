export const welcome = 'שלום! אפשר לשאול אותנו הכול: מי שעונים כאן הם מוכרי הספרים שלנו.';

export const locale = 'he-IL';
export const hereNow = (until: string, zone: string) =>
  `אנחנו כאן עכשיו, ${until}, \u2068${zone}\u2069.`;
export const opensAgain = (until: string, zone: string) =>
  `אנחנו לא כאן כרגע: החנות ${until}, \u2068${zone}\u2069. אפשר לכתוב גם עכשיו, ונענה אז.`;
export const isClosed = (until: string) =>
  `אנחנו לא כאן כרגע: החנות ${until}. אפשר לכתוב גם עכשיו, ונענה מוקדם ככל האפשר.`;
export const you = 'ההודעה שלך';
export const aboutOrder = (id: number) => `בנוגע להזמנה ${id}`;
export const orderOf = (id: number, day: string) => `הזמנה ${id}, ${day}`;
