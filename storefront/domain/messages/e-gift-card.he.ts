export const messages = {
  tooEarly: 'נא לבחור תאריך מהיום והלאה.',
  tooLate: 'נא לבחור תאריך בתוך השנה הקרובה.',
  for: (recipient: string) => `עבור \u2068${recipient}\u2069`,
};
