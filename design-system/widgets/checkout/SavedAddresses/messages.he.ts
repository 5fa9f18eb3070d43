export const shipTo = 'משלוח אל';
export const addAddress = 'הוספת כתובת';
export const noAddress = 'עדיין לא נשמרה כתובת.';

export const isDefault = ' (ברירת מחדל)';
export const deleteForGood = 'למחוק לצמיתות?';
export const deleteEntry = 'מחיקה';
export const deleteWhat = (name: string) => `מחיקה של \u2068${name}\u2069`;
export const keep = 'להשאיר';
export const keepWhat = (name: string) => `להשאיר: \u2068${name}\u2069`;
export const edit = 'עריכה';
export const editWhat = (name: string) => `עריכה של \u2068${name}\u2069`;
export const askToDelete = (name: string) => `מחיקה של \u2068${name}\u2069 …`;
