export const discountTakesOff = (amount: string) => ['קוד ההנחה ', ` מפחית ${amount}`] as const;
export const remove = 'הסרה';
export const removeWhat = (code: string) => `הסרה של קוד ההנחה \u2068${code}\u2069`;
export const discountCode = 'קוד הנחה';

export const apply = 'הפעלה';
export const applyWhat = (what: string) => `הפעלה של ${what}`;
