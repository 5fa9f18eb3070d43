export const updateSubscription = 'עדכון מינוי';
export const allSubscriptions = 'כל המינויים';
export const notLoaded = 'לא הצלחנו לטעון את המינוי הזה';
export const somethingElse = ['משהו אחר? קודם אפשר להוסיף אותו ', ' או ', '.'] as const;
export const toAddresses = 'בעמוד הכתובות';
export const toPayments = 'בעמוד אמצעי התשלום';
