export const recentlyViewed = 'נצפו לאחרונה';
export const clear = 'ניקוי';
export const clearWhat = 'ניקוי רשימת הנצפים לאחרונה';
