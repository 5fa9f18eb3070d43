export const tryAgain = 'ניסיון נוסף';
