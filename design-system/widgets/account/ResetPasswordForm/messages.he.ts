export const setNewPassword = 'בחירת סיסמה חדשה';
export const setPassword = 'שמירת הסיסמה';
export const sendNewLink = 'שליחת קישור חדש';
export const linkExpired = 'הקישור הזה כבר אינו פעיל.';
export const linkExpiredHint = 'קישור פועל פעם אחת, במשך 60 דקות. אפשר לבקש קישור חדש.';
export const newPassword = 'סיסמה חדשה';
export const newPasswordHint = '8 תווים לפחות. הכי טוב: כמה מילים שקל לזכור.';
export const loggedOutElsewhere = 'עם שמירת הסיסמה החשבון יתנתק בכל מכשיר אחר.';
