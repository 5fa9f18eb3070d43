export const messages = {
  nameMissing: 'נא להזין שם.',
  passwordMissing: 'נא להזין סיסמה.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
  passwordTooShort: 'נא לבחור סיסמה של 8 תווים לפחות.',
  linkNotWhole: 'הקישור הזה אינו שלם.',
  languageUnknown: 'נא לבחור אחת מן השפות.',
};
