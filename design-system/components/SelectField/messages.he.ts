export const select = (what: string) => `נא לבחור ${what}`;
export const nothingFound = 'אין ברשימה דבר עם האותיות האלה.';
