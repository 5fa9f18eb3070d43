export const appliedFilters = 'סינונים פעילים';
export const remove = (facet: string, label: string) =>
  `הסרת סינון: \u2068${facet}\u2069 \u2068${label}\u2069`;
export const clearAll = 'ניקוי הכול';
