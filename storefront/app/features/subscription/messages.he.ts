export const tryAgainNow = 'ניסיון נוסף עכשיו';
export const leaveOut = 'ויתור על ההזמנה הזאת';
export const startAgain = 'חידוש המינוי';
export const letGoOn = 'המשך המינוי';

export const cancelTitle = (title: string) => `לבטל את המינוי \u2068${title}\u2069?`;

export const noneYet = 'עדיין אין מינויים';
export const seeWhatCanCome = 'מה אפשר לקבל בהזמנה קבועה';
export const whatComesHere = 'מה שרוצים לקבל שוב ושוב יכול להגיע מעצמו; כאן מנהלים את המינויים.';
export const goingOn = 'נמשכים';
export const ended = 'הסתיימו';

export const terms = (quantity: number, price: string, rhythm: string) =>
  `${quantity} יח׳, ${price}, ${rhythm}`;
export const lastFailed = 'לא הצלחנו לבצע את ההזמנה האחרונה.';
export const weTryAgain = (day: string) => `ננסה שוב ב־${day}.`;
export const endedOn = (day: string) => `המינוי הסתיים ב־${day}.`;
export const hasEnded = 'המינוי הסתיים.';
export const nothingAfter = (day: string) =>
  `המינוי יסתיים ב־${day}: אחרי כן לא יישלחו עוד הזמנות.`;
export const wePaused = 'השהינו את המינוי.';
export const nothingComes = 'לא נשלחות הזמנות ואין חיובים.';

export const today = 'היום';
export const nothingMore = 'לא יישלחו עוד הזמנות ולא יהיו חיובים.';
export const afterNext = 'אחרי המשלוח הבא';
export const onceMore = (day: string) => `תישלח הזמנה אחת נוספת, ב־${day}.`;

export const ifSkipped = 'אם מדלגים על ההזמנה הזאת';
export const ifLeftOut = 'אם מוותרים על ההזמנה הזאת';
export const ifResumed = 'אם המינוי נמשך';
export const onceSaved = 'לאחר השמירה';
export const onceSavedAndResumed = 'לאחר השמירה, כשהמינוי נמשך';
export const nextAsBefore = (day: string, when: string) =>
  `ההזמנה הבאה: ${day}, ללא שינוי, ${when}.`;
export const nextBecomes = (before: string, day: string, when: string) =>
  `ההזמנה הבאה: ${day} במקום ${before}, ${when}.`;
export const next = (day: string, when: string) => `ההזמנה הבאה: ${day}, ${when}.`;

export const nextComes = (day: string) => `ההזמנה הבאה תגיע ב־${day}.`;
export const orderPlaced = 'ההזמנה בוצעה.';
export const leftOut = 'ההזמנה הזאת לא תישלח.';
export const isPaused = 'המינוי מושהה: לא יישלחו הזמנות עד לחידושו.';
export const goesOn = 'המינוי נמשך.';
export const isCancelled = 'המינוי בוטל: לא יישלחו עוד הזמנות.';
export const endsOn = (day: string) => `המינוי יסתיים ב־${day}.`;
export const saved = 'השינויים נשמרו.';
