export const actionOn = (action: string, name: string) => `${action}: \u2068${name}\u2069`;
export const isDefault = 'ברירת מחדל';
export const deleteForGood = 'למחוק לצמיתות?';
export const confirmDelete = (name: string) => `כן, למחוק את \u2068${name}\u2069`;
export const remove = 'מחיקה';
export const keep = 'להשאיר';
export const edit = 'עריכה';
export const makeDefault = 'קביעה כברירת מחדל';
