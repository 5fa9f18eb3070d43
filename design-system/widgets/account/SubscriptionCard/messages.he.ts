export const nextDelivery = 'המשלוח הבא:';

export const putRight = 'לתיקון הבעיה';
export const skipNext = 'דילוג על המשלוח הבא';
export const pause = 'השהיה';
export const resume = 'חידוש';
export const startAgain = 'התחלה מחדש';
export const update = 'עדכון';
export const letGoOn = 'המשך המינוי';
export const cancel = 'ביטול';

export const active = 'פעיל';
export const paused = 'בהשהיה';
export const notOrdered = 'לא הוזמן';
export const cancelled = 'מבוטל';
