export const bag = 'סל הקניות';
export const bagWith = (count: string) =>
  count === '1'
    ? 'סל הקניות, פריט אחד'
    : count === '2'
      ? 'סל הקניות, שני פריטים'
      : `סל הקניות, \u2068${count}\u2069 פריטים`;
export const openMenu = 'פתיחת תפריט המחלקות';
export const home = '\u2068Otzar\u2069, דף הבית';
export const account = 'חשבון';
export const assistance = 'עזרה';
export const departments = 'מחלקות';

export const searchTheShop = 'חיפוש בחנות';
export const searchPlaceholder = 'שם, מחבר או נושא';
export const search = 'חיפוש';
