export const amount = 'סכום';
export const other = 'אחר';
export const otherAmount = 'סכום אחר';
export const range = (min: number, max: number) => `מ־$${min} עד $${max}.`;
export const outOfRange = (min: number, max: number) => `נא להזין סכום מ־$${min} עד $${max}.`;
