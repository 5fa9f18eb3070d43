export const listsFor = (year: string) => `רשימות לשנת \u2068${year}\u2069`;
export const noLists = 'עדיין אין רשימות';
export const noListsYet =
  'בית הספר עדיין לא מסר לנו את הרשימות לשנה הקרובה. אנחנו פונים אליו שוב מדי שבוע.';
