export const codeAwaited = 'אפשרויות המשלוח ומועדיהן יופיעו כאן כשנדע את המיקוד.';
export const cannotSend =
  'לא נוכל לשלוח את ההזמנה לכתובת הזו. אפשר לציין כתובת אחרת, או לאסוף אותה מהחנות.';
export const tryAgain = 'ניסיון נוסף';
export const lookingUp = 'בודקים את אפשרויות המשלוח…';
