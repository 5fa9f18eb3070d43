export const soldOut = 'אזל מהמלאי';
export const nothingYet = 'עדיין אין מה לקנות שוב';
export const lookAround = 'לסיור בחנות';
export const whatWaitsHere = 'מה שהוזמן פעם ימתין כאן, להוספה לסל בצעד אחד.';
export const hadBefore = (count: number) =>
  count === 1
    ? 'פריט אחד מהזמנות קודמות'
    : count === 2
      ? 'שני פריטים מהזמנות קודמות'
      : `${count} פריטים מהזמנות קודמות`;

export const buyItAgain = 'לקנות שוב';
export const notLoaded = 'לא הצלחנו לטעון את הקניות הקודמות';
