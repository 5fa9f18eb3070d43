export const nobodyYet = 'עדיין אין מעקבים';
export const lookAround = 'לסיור בחנות';
export const howToFollow =
  'בעמוד של ספר אפשר לעקוב אחר מי שיצר אותו או אחר ההוצאה לאור, והם יופיעו כאן.';
export const authorsAndArtists = 'יוצרים';
export const publishersAndMakers = 'הוצאות לאור ויצרנים';

export const following = 'במעקב';
export const notLoaded = 'לא הצלחנו לטעון את רשימת המעקב';
