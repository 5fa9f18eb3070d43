export const messages = {
  idWrong: 'נא לבדוק את זה.',
  idNotWhole: 'המזהה הזה אינו מספר שלם.',
  idUnknown: 'אין מזהה כזה.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
  emailMissing: 'נא להזין כתובת דוא״ל.',
  emailWrong: 'נא להזין כתובת דוא״ל כמו \u2068name@example.com\u2069.',
};
