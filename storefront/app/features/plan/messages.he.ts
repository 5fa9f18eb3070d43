export const planMissing = 'נא לבחור מסלול.';

export const eachTimeTitle = 'בכל פעם';
export const choosePlan = 'בחירת מסלול';
export const shippingBy = (way: string) => `משלוח \u2068${way}\u2069 (הערכה)`;
export const shipping = 'משלוח (הערכה)';
export const tax = 'מס (הערכה)';
export const estimatedTotal = 'סך הכול משוער';
export const anyTime = 'אפשר לדלג, להשהות או לבטל בכל עת, מתוך החשבון.';
export const howCharged =
  'כל הזמנה מחויבת ביום שלה, לפי המחיר באותו יום. אנחנו כותבים שלושה ימים מראש. עד אז המס והמשלוח הם הערכה בלבד.';

export const eachTime = 'בכל פעם';

export const from = (price: string) => `החל מ־${price}`;
export const whatCanCome = 'מה אפשר לקבל בהזמנה קבועה';

export const canComeRegularly = 'אפשר לקבל בהזמנה קבועה';
export const howItComes = 'בכל תדירות, לפי המחיר באותו יום. אפשר לדלג, להשהות או להפסיק בכל עת.';
export const haveItCome = 'מעבר להזמנה קבועה';

export const start = 'התחלת המינוי';
