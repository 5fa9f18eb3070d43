export const creatorsToFollow = 'יוצרים למעקב';
export const works = (count: number) =>
  count === 1 ? 'יצירה אחת' : count === 2 ? 'שתי יצירות' : `${count} יצירות`;

export const items = (count: number, written: string) =>
  count === 1 ? 'פריט אחד' : count === 2 ? 'שני פריטים' : `${written} פריטים`;

export const whatShopIs = (line: string) => `${line}. חנות ספרים עצמאית בניו יורק.`;
export const goodBooks = 'ספרים טובים, בשתי שפות';
export const whatThereIs =
  'רומנים ומחברות, מתנות ורשימות ציוד לבית הספר, באנגלית ובעברית. הכול נבחר בידי אנשים שקוראים.';
export const browse = (department: string) => `למחלקת \u2068${department}\u2069`;
export const browseShop = 'לסיור בחנות';
export const aboutShop = 'אודות החנות';
export const seeAll = 'לכל הפריטים';
