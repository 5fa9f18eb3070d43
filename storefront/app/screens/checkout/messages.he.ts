export const yourOrder = 'ההזמנה שלך';

export const notKept = (why: string) => `לא הצלחנו לשמור את זה בחשבון. ${why}`;
export const keepAddress = 'שמירת הכתובת הזאת בחשבון שלי';
export const keepCard = 'שמירת כרטיס האשראי הזה בחשבון שלי';

export const bagNotLoaded = 'לא הצלחנו לטעון את סל הקניות';

export const summary = 'סיכום';

export const checkout = 'תשלום';

export const ready = (when: string) => `מוכן לאיסוף: ${when}`;
export const arrives = (way: string, day: string) => `\u2068${way}\u2069, יגיע ב${day}`;

export const review = 'בדיקת ההזמנה';

export const total = 'סך הכול';
