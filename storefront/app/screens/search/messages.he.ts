export const searchesToTry = 'רעיונות לחיפוש';
export const ourDepartments = 'המחלקות שלנו';

export const whatFor = 'מה מחפשים?';
export const typeIt = 'אפשר להקליד בתיבת החיפוש שם של ספר, של יוצרים או של מוצר.';
