export const address = 'כתובת';
export const hours = 'שעות פתיחה';
export const virtualTour = 'סיור וירטואלי';
export const visit = (shop: string) => `ביקור בחנות \u2068${shop}\u2069`;
export const storeInformation = 'מידע על החנות';

export const storeAddress = 'כתובת החנות';
export const whereWeAre = (address: string) => `אנחנו נמצאים כאן: \u2068${address}\u2069.`;

export const storeHours = 'שעות הפתיחה';
export const whenOpen = 'מתי החנות פתוחה, היום ובחגים.';

export const lookRound = 'מבט על החנות כולה, מהדלת ועד מדף הציוד לבית הספר.';
export const storeInPicture =
  'החנות מהדלת ועד מדף הציוד לבית הספר: חלון אל הרחוב, קיר ספרים עם סולם, הדלפק, פינת הילדים.';
export const door = 'הדלת';
export const wallOfBooks = 'קיר הספרים';
export const counter = 'הדלפק';
export const childrensCorner = 'פינת הילדים';
export const schoolShelf = 'מדף הציוד לבית הספר';
