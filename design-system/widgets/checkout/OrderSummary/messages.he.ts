export const summary = 'סיכום ההזמנה';

export const waived = 'ללא חיוב';
