export const optional = '(לא חובה)';
export const error = 'שגיאה: ';
