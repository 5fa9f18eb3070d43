export const messages = {
  never: {
    giftCard: 'אי אפשר להחזיר כרטיסי מתנה.',
    digital: 'אי אפשר להחזיר פריטים דיגיטליים.',
    service: 'אי אפשר להחזיר שירותים.',
    personalized: 'אי אפשר להחזיר פריטים בהתאמה אישית.',
  },
  cancelled: 'ההזמנה הזאת בוטלה.',
  returned: 'כבר הוחזר.',
  allReturned: (quantity: number) =>
    quantity === 2 ? 'שניהם כבר הוחזרו.' : `כל ה־${quantity} כבר הוחזרו.`,
  notArrived: 'אפשר יהיה להחזיר אחרי שיגיע.',
  over: (days: number, until: string) => `${days} הימים להחזרה הסתיימו ב־${until}.`,
};
