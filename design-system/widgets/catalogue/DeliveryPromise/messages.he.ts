export const unknown = 'בדיקת מועד ההגעה';
export const lookingUp = 'בודקים מתי זה יגיע…';
export const nothingShipsTo = (zip: string) => `עדיין איננו שולחים למיקוד \u2068${zip}\u2069`;
export const failed = 'לא הצלחנו לבדוק כרגע את מועד ההגעה';
export const anotherZip = 'אפשר לנסות מיקוד אחר, או לאסוף מהחנות שלנו.';
export const checkZip = 'נא לבדוק את המיקוד ולנסות שוב.';
export const toZip = (zip: string) => ` למיקוד \u2068${zip}\u2069`;
export const changeZip = 'שינוי המיקוד';
export const enterZip = 'הזנת מיקוד';

export const zip = 'מיקוד';
export const update = 'עדכון';
