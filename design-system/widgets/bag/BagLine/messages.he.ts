export const notAvailable = 'אינו זמין כעת, ולכן אינו כלול בסכום.';
export const moveToBag = ['העברת ', ' לסל'] as const;
export const saveForLater = ['שמירת ', ' למועד אחר'] as const;
export const edit = 'עריכה';
export const editWhat = (title: string) => `של התוספות ל\u2068${title}\u2069`;
export const giftOptions = 'אפשרויות מתנה';
export const giftOptionsFor = (title: string) => `עבור \u2068${title}\u2069`;
export const remove = 'הסרה';
