export const checkConnection = 'נא לבדוק את החיבור לאינטרנט ולנסות שוב.';
export const tryAgain = 'ניסיון נוסף';
