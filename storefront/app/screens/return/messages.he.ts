export const returnGift = 'החזרת מתנה';
export const returnOrdered = 'החזרה מתוך הזמנה';
export const returnPolicy = 'מדיניות החזרות';
export const contactUs = 'יצירת קשר';
export const twoNumbers = 'בעזרת שני המספרים שבפתק ההחלפה. לא נספר על כך למי שהעניקו את המתנה.';
export const goodToKnow = 'כדאי לדעת';

export const returnNumber = (id: string) => `החזרה ${id}`;
export const backToShop = 'חזרה לחנות';

export const whatGoesBack = 'מה יוחזר';

export const howItComesBack = 'דרך ההחזרה';

export const yourRefund = 'ההחזר הכספי';

export const returnSomething = 'החזרת פריטים';
export const thirtyDays = 'אפשר להחזיר בתוך 30 ימים מהמסירה, וכמעט תמיד ההחזרה ללא תשלום.';
export const fromYourOrders = 'מתוך אחת ההזמנות שלך';
export const orderNumber = (id: number) => `הזמנה ${id}`;
