export const isLoading = 'הצ׳אט נטען';
export const chat = 'צ׳אט';
export const closeChat = 'סגירת הצ׳אט';
export const couldNotLoad = 'לא הצלחנו לטעון את הצ׳אט';
export const noNewAnswers = (reason: string) => `תשובות חדשות אינן מגיעות כרגע. ${reason}`;

export const conversation = 'השיחה';

export const writeInChat = 'כתיבה בצ׳אט';
export const send = 'שליחה';
export const emailAddress = 'כתובת דוא״ל';
export const emailHint = 'אם השיחה תיסגר, התשובה תגיע גם לשם.';
export const aboutOrder = 'בנוגע להזמנה';
export const noOrder = 'ללא הזמנה';
export const message = 'הודעה';
