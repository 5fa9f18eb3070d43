export const noAddressYet = 'עדיין אין כתובות';
export const addAddress = 'הוספת כתובת';
export const whyKeep = 'כששומרים כאן כתובת למשלוח, בתשלום נשאר רק לאשר.';

export const addresses = 'כתובות';
export const startFromDefault = 'כל הזמנה מתחילה מכתובת ברירת המחדל.';
export const isSaved = 'הכתובת נשמרה.';
