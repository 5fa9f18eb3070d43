export const tryAgain = 'ניסיון נוסף';
export const visited = 'עמודים שכבר נפתחו כאן';
