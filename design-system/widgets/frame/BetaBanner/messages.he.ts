export const newWebsite = 'אתר חדש';
export const welcome = [
  'האתר החדש שלנו כאן, ועדיין בגרסת בטא: נשמח לשמוע מה עובד ומה לא, בדוא״ל ',
  '.',
] as const;
