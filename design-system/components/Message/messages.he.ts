export const close = 'סגירת ההודעה';
