export const email = 'כתובת דוא״ל';
export const emailHint = 'רק לקבלה ולעדכונים על ההזמנה הזו.';
export const hasAccount = [
  'כבר יש חשבון עם הכתובת הזו. אפשר ',
  'להתחבר',
  ' ולהשתמש בפרטים השמורים, או להמשיך בלי חשבון.',
] as const;
