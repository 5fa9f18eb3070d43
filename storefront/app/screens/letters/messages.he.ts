export const letters = 'מכתבים מהחנות';
