export const digitalLibrary = 'ספרייה דיגיטלית';
export const notLoaded = 'לא הצלחנו לטעון את הספרייה הדיגיטלית';
