export const school = 'בית ספר';
export const grade = 'כיתה';
export const supplies = 'ציוד';
export const home = 'דף הבית';
export const schoolSupplies = 'ציוד לבית הספר';

export const near = (zip: string) => `בסביבת המיקוד \u2068${zip}\u2069`;
export const schoolsNear = (zip: string) => `בתי ספר בסביבת המיקוד \u2068${zip}\u2069`;
export const elsewhere = (country: string) => `במקומות אחרים ב\u2068${country}\u2069`;
export const schoolsElsewhere = (country: string) =>
  `בתי ספר במקומות אחרים ב\u2068${country}\u2069`;

export const holds = (items: number, price: string) =>
  items === 1
    ? `פריט אחד, בערך ${price}`
    : items === 2
      ? `שני פריטים, בערך ${price}`
      : `${items} פריטים, בערך ${price}`;
export const listOf = (year: string) => `רשימת \u2068${year}\u2069`;

export const chooseAnotherGrade = 'בחירת כיתה אחרת';

export const thisIsListOf = (year: string) => `זוהי הרשימה לשנת \u2068${year}\u2069.`;
export const seeNewer = 'לרשימה החדשה יותר';
export const noNewer =
  'בית הספר עדיין לא מסר לנו רשימה חדשה יותר. מה שכבר איננו מוכרים אינו מופיע בה.';
export const hasNewer =
  'בית הספר מסר לנו מאז רשימה חדשה יותר. מה שכבר איננו מוכרים אינו מופיע כאן.';
