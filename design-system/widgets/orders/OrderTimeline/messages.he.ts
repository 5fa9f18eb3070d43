export const done = ', הושלם';
export const next = ', בהמשך';
export const progress = 'התקדמות ההזמנה';
