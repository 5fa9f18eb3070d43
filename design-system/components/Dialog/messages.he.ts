export const close = 'סגירה';
