export const messages = {
  nothingToChoose: 'כבר אין כאן ממה לבחור.',
  noDepartment: 'אין אצלנו מחלקה כזאת.',
  noList: 'אין אצלנו רשימה כזאת.',
  noCollection: 'אין אצלנו אוסף כזה.',
  nobody: 'איננו מכירים איש במספר הזה.',
  search: 'חיפוש',
  facets: { categories: 'קטגוריה', vendors: 'מותג', creators: 'יוצרים' },
  resultsFor: (query: string) => `תוצאות עבור ״\u2068${query}\u2069״`,
};
