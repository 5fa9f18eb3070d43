export const notWrapped = 'את הפריט הזה אי אפשר לעטוף באריזת מתנה.';
export const giftOptions = 'אפשרויות מתנה';
export const message = 'ברכה למי שיקבל את המתנה';
export const messageHint = (maxLength: number) => `נדפיס אותה על כרטיס. עד ${maxLength} תווים.`;
export const remove = 'הסרת אפשרויות המתנה';
