export const selected = (count: number) =>
  count === 1 ? 'נבחר אחד' : count === 2 ? 'נבחרו שניים' : `נבחרו ${count}`;
export const nothingToChoose = 'אין כאן ממה לבחור.';
export const fetchingAll = (total: number) => `טוענים את כל ${total} האפשרויות…`;

export const findIn = ['חיפוש בתוך ', ''] as const;
export const lookingThrough = (total: number) => `מחפשים בכל ${total} האפשרויות…`;
export const foundOf = (found: number, total: number) => `${found} מתוך ${total}`;
export const nothingCalled = (sought: string, total: number) =>
  `לא מצאנו כאן ״\u2068${sought}\u2069״. כדאי לבדוק את האיות, או לנקות את השדה כדי לראות את כל ${total} האפשרויות.`;

export const option = (label: string, count: number, written: string) => {
  const named = `\u2068${label}\u2069`;
  if (count === 0) return `${named}, אין מוצרים`;
  if (count === 1) return `${named}, מוצר אחד`;
  return count === 2 ? `${named}, שני מוצרים` : `${named}, ${written} מוצרים`;
};

export const showAll = (total: number) => `הצגת כל ${total} האפשרויות`;

export const showFewer = 'הצגת פחות';
export const showMore = (others: number) => `הצגת עוד (${others})`;
