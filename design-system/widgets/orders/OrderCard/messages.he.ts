export const order = (number: string) => `הזמנה \u2068${number}\u2069`;
export const placed = (date: string) => `בוצעה ב־${date}`;
export const itemsOf = (number: string) => `הפריטים בהזמנה \u2068${number}\u2069`;
export const more = (count: number) => `ועוד ${count}`;
