export const searchTheShop = 'חיפוש בחנות';
export const placeholder = 'שם, מחבר או נושא';
export const hebrewKeyboard = 'מקלדת עברית';
export const search = 'חיפוש';
export const clearRecent = 'ניקוי החיפושים האחרונים';

export const recentSearches = 'חיפושים אחרונים';
export const suggestions = 'הצעות';
export const products = 'מוצרים';
export const loading = 'מחפשים הצעות…';
export const failed = 'אין כרגע הצעות. אפשר לחפש בלחיצה על Enter.';
export const none = 'אין הצעות. אפשר לחפש בכל זאת בלחיצה על Enter.';
export const count = (count: number) =>
  count === 1 ? 'הצעה אחת' : count === 2 ? 'שתי הצעות' : `${count} הצעות`;
