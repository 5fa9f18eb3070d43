export const picturesOf = (title: string) => `תמונות של \u2068${title}\u2069`;

export const zoom = 'הגדלה';

export const thumbnail = (place: number, count: number, shown: string) =>
  `תמונה ${place} מתוך ${count}${shown && `: \u2068${shown}\u2069`}`;

export const place = (place: number, count: number) => `${place} מתוך ${count}`;
export const zoomOut = 'הקטנה';
export const zoomIn = 'הגדלה';
export const close = 'סגירה';
export const picture = 'תמונה';
export const previous = 'התמונה הקודמת';
export const next = 'התמונה הבאה';
