export const returnNumber = (number: string) => `החזרה \u2068${number}\u2069`;
export const whatToDo = 'מה לעשות עכשיו';
export const refunds = 'מה יוחזר ומתי';
export const printLabel = 'הדפסת התווית';

export const label = (code: string) => `תווית החזרה \u2068${code}\u2069`;
// Read by a carrier in the United States, whatever the language of the shop.
export const from = 'From';
export const to = 'To';
export const barCode = (code: string) => `ברקוד \u2068${code}\u2069`;
