export const favorites = 'מועדפים';
export const notLoaded = 'לא הצלחנו לטעון את המועדפים';
