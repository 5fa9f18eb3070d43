export const itemsToReturn = 'פריטים להחזרה';
export const returnItems = 'החזרת פריטים';
export const returnCount = (count: number) =>
  count === 1 ? 'החזרת פריט אחד' : count === 2 ? 'החזרת שני פריטים' : `החזרת ${count} פריטים`;

export const countOf = (count: number, bought: number) => `${count} מתוך ${bought}`;
export const each = (price: string) => `${price} ליחידה`;
export const howMany = 'כמה להחזיר';
export const howManyOf = (title: string) => `כמה להחזיר מ־\u2068${title}\u2069`;
export const reason = 'סיבה';
export const reasonToSelect = 'סיבה';
export const reasonFor = (title: string) => `סיבה להחזרת \u2068${title}\u2069`;
