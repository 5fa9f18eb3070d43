export const yourFavorites = 'המועדפים שלך';

export const yourBag = 'סל הקניות';
export const browseShop = 'לסיור בחנות';

export const notLoaded = 'לא הצלחנו לטעון את סל הקניות';
