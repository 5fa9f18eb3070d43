export const signedOutEverywhere = 'החשבון התנתק בכל המכשירים.';
export const signOutEverywhere = 'התנתקות בכל המכשירים';
export const whereAndWhatStays = 'בכל טלפון ומחשב, וגם כאן. מה ששמור בחשבון נשאר.';
export const deleteAccount = 'מחיקת החשבון שלי';
export const forGood = 'לצמיתות, עם כל מה ששמור בו. הזמנות שכבר יצאו לדרך עדיין יגיעו.';
export const isDeleted = 'החשבון נמחק.';
export const downloadData = 'הורדת המידע שלי';
export const whatIsInFile =
  'כל מה שהחנות שומרת עליך, בקובץ אחד: הזמנות, כתובות, מועדפים ומעקבים. מספרים של כרטיסי אשראי אינם בו: הם אף פעם לא אצלנו.';

export const profile = 'פרטים אישיים';
