export const hintFree = (maxLength: number) => `חינם. עד ${maxLength} תווים.`;
export const hint = (price: string, maxLength: number) => `בתוספת ${price}. עד ${maxLength} תווים.`;
export const personalization = 'התאמה אישית';
export const fee = 'תוספת על התאמה אישית: ';
export const remove = 'הסרת ההתאמה האישית';
