export const notLoaded = 'לא הצלחנו לטעון את המועדפים';
export const wasRemoved = (title: string) => `הפריט \u2068${title}\u2069 הוסר.`;
export const undo = 'ביטול הפעולה';
export const noFavoritesYet = 'עדיין אין מועדפים';
export const lookAround = 'לסיור בחנות';
export const pressHeart = 'לחיצה על הלב שומרת כאן כל דבר שאוהבים.';
export const favoriteCount = (count: number) =>
  count === 1 ? 'מועדף אחד' : count === 2 ? 'שני מועדפים' : `${count} מועדפים`;

export const favorites = 'מועדפים';
export const keptHere = 'הם שמורים בדפדפן הזה. אחרי התחברות הם זמינים מכל מקום.';
