export const subscriptions = 'מינויים';
export const notLoaded = 'לא הצלחנו לטעון את המינויים';
