export const dropOff = 'מסירה בנקודת שירות';
export const printLabel = 'הדפסת תווית';
export const bringToStore = 'החזרה בחנות';
export const howToSendBack = 'איך נוח להחזיר?';
