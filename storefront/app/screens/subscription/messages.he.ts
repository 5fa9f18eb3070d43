export const hasEnded = 'הסתיים: לא יישלחו עוד הזמנות.';
export const rests = 'מושהה כרגע: לא נשלחות הזמנות ואין חיובים.';
export const firstPlacedOn = (day: string) =>
  `ההזמנה הראשונה תבוצע ב${day}. אפשר לדלג, להשהות או לבטל בכל עת.`;
export const nextPlacedOn = (day: string) =>
  `ההזמנה הבאה תבוצע ב${day}. אפשר לדלג, להשהות או לבטל בכל עת.`;
export const number = 'מספר';
export const howOften = 'תדירות';
export const nextOrder = 'ההזמנה הבאה';
export const goesTo = 'כתובת למשלוח';
export const paidWith = 'אמצעי תשלום';
export const cardEnding = (brand: string, lastFour: string) =>
  `\u2068${brand}\u2069 שמסתיים ב־\u2068${lastFour}\u2069`;
export const comesByItself = 'מעכשיו זה מגיע מעצמו';
export const changeOrStop = 'שינוי או הפסקה';
export const allThatComes = 'לכל המינויים';
export const backToShop = 'חזרה לחנות';

export const cannotComeRegularly = 'את זה אי אפשר לקבל בהזמנה קבועה';
export const nobodyCanSignUp = 'אי אפשר להתחיל מינוי כרגע';
export const backToItsPage = 'חזרה לעמוד המוצר';
export const lookAround = 'לסיור בחנות';
export const addAddress = 'הוספת כתובת';
export const whereItGoes = 'כתובת למשלוח';
export const addCard = 'הוספת כרטיס אשראי';
export const howYouPay = 'אמצעי תשלום';

export const yourRecurringOrder = 'ההזמנה הקבועה שלך';
export const recurringNotLoaded = 'לא הצלחנו לטעון את ההזמנה הקבועה';

export const yourSubscription = 'המינוי שלך';
export const yoursNotLoaded = 'לא הצלחנו לטעון את המינוי שלך';

export const subscription = 'מינוי';
export const notLoaded = 'לא הצלחנו לטעון את המינוי הזה';

export const expired = (month: string) => `פג תוקף ב־${month}`;
export const expires = (month: string) => `בתוקף עד ${month}`;
