export const progress = 'ההתקדמות אל משלוח חינם';
export const terms = 'לתנאי המשלוח חינם';
