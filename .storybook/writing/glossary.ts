import type { Language } from '@otzar/contract/language';

/** Words that catalogues do not use, by their language. */
export type Avoided = Partial<Record<Language, string[]>>;

/** One thing and its word in either language, as it stands in a sentence. */
export interface Term {
  en: string;
  he: string;
  /** Other words for it. */
  avoid?: Avoided;
}

/** The words of the shop, by what they are about: one word for one thing. */
export const glossary: Record<string, Term[]> = {
  'The bag and the order': [
    {
      en: 'bag',
      he: 'סל הקניות; in short סל',
      avoid: { en: ['cart', 'basket'], he: ['עגלה', 'עגלת קניות'] },
    },
    { en: 'add to bag', he: 'הוספה לסל' },
    { en: 'check out', he: 'מעבר לתשלום; in short לתשלום', avoid: { he: ['צ׳קאאוט', 'קופה'] } },
    { en: 'checkout', he: 'תשלום' },
    { en: 'order', he: 'הזמנה' },
    { en: 'review (of an order)', he: 'בדיקת ההזמנה' },
    { en: 'place the order', he: 'ביצוע ההזמנה', avoid: { en: ['submit'] } },
    { en: 'quantity', he: 'כמות' },
    { en: 'item', he: 'פריט' },
    {
      en: 'favorites',
      he: 'מועדפים',
      avoid: { en: ['wishlist', 'wish list', 'favourites'], he: ['פייבוריטס'] },
    },
    { en: 'saved for later', he: 'שמורים למועד אחר' },
    { en: 'save for later', he: 'שמירה למועד אחר' },
    { en: 'buy it again', he: 'לקנות שוב' },
    { en: 'return', he: 'החזרה' },
    { en: 'refund', he: 'החזר כספי', avoid: { he: ['ריפאנד'] } },
    { en: 'invoice', he: 'חשבונית' },
  ],
  Delivery: [
    { en: 'delivery, shipping', he: 'משלוח', avoid: { en: ['freight'], he: ['שילוח'] } },
    { en: 'free shipping', he: 'משלוח חינם' },
    { en: 'pick up at the store', he: 'איסוף מהחנות' },
    { en: 'arrives', he: 'יגיע' },
    { en: 'address', he: 'כתובת' },
    { en: 'street, city', he: 'רחוב, עיר' },
    { en: 'state (of the USA), province', he: 'מדינה (ארה״ב), מחוז' },
    { en: 'ZIP code', he: 'מיקוד' },
    { en: 'country', he: 'ארץ' },
  ],
  Paying: [
    { en: 'price', he: 'מחיר' },
    { en: 'tax', he: 'מס' },
    { en: 'subtotal', he: 'סכום ביניים' },
    { en: 'total', he: 'סך הכול', avoid: { he: ['סך הכל', 'טוטאל'] } },
    { en: 'card', he: 'כרטיס אשראי' },
    {
      en: 'discount, discount code',
      he: 'הנחה, קוד הנחה',
      avoid: { en: ['coupon', 'voucher'], he: ['קופון', 'שובר'] },
    },
    { en: 'gift card', he: 'כרטיס מתנה', avoid: { he: ['כרטיס שי'] } },
    { en: 'e-gift card', he: 'כרטיס מתנה דיגיטלי' },
    { en: 'gift options, gift wrap', he: 'אפשרויות מתנה, אריזת מתנה' },
    { en: 'personalization', he: 'התאמה אישית' },
    { en: 'subscription', he: 'מינוי', avoid: { he: ['מנוי'] } },
    {
      en: 'recurring order',
      he: 'הזמנה קבועה',
      avoid: { en: ['autoship', 'auto-ship'], he: ['הזמנה חוזרת'] },
    },
  ],
  'The account': [
    { en: 'account', he: 'חשבון', avoid: { en: ['user', 'username'], he: ['יוזר'] } },
    { en: 'sign in, log in', he: 'התחברות', avoid: { he: ['לוגין'] } },
    { en: 'sign out', he: 'התנתקות', avoid: { en: ['logout'] } },
    { en: 'create an account', he: 'הרשמה' },
    { en: 'password', he: 'סיסמה', avoid: { he: ['סיסמא'] } },
    { en: 'email', he: 'דוא״ל', avoid: { he: ['אימייל', 'מייל', 'דואל'] } },
    { en: 'phone', he: 'טלפון' },
    { en: 'first name, last name', he: 'שם פרטי, שם משפחה' },
    { en: 'digital library', he: 'ספרייה דיגיטלית' },
    { en: 'follow', he: 'מעקב' },
    { en: 'letters from the shop', he: 'מכתבים מהחנות' },
  ],
  'Books and what is sold beside them': [
    { en: 'product', he: 'מוצר' },
    { en: 'book, edition, binding', he: 'ספר, מהדורה, כריכה' },
    { en: 'creator', he: 'יוצרים' },
    { en: 'vendor', he: 'ספק', avoid: { en: ['seller', 'supplier'] } },
    { en: 'publisher', he: 'הוצאה לאור' },
    { en: 'in stock', he: 'במלאי' },
    { en: 'sold out, out of stock', he: 'אזל מהמלאי' },
    { en: 'department, category', he: 'מחלקה, קטגוריה' },
    { en: 'search, results', he: 'חיפוש, תוצאות' },
    { en: 'filter, sort', he: 'סינון, מיון' },
    { en: 'recently viewed', he: 'נצפו לאחרונה' },
    { en: 'you may also like', he: 'אולי יעניין גם' },
    { en: 'list, school, grade, supplies', he: 'רשימה, בית ספר, כיתה, ציוד' },
  ],
  'On every page': [
    { en: 'home page', he: 'דף הבית' },
    { en: 'the shop; we, where it speaks', he: 'החנות; plural and first person: שלחנו, נשמור' },
    { en: 'continue, back, next, previous', he: 'המשך, חזרה, הבא, הקודם' },
    { en: 'save, edit, remove, delete, close', he: 'שמירה, עריכה, הסרה, מחיקה, סגירה' },
    { en: 'cancel, undo', he: 'ביטול, ביטול הפעולה' },
    { en: 'show, hide', he: 'הצגה, הסתרה' },
    { en: 'try again', he: 'ניסיון נוסף' },
    { en: 'load the page again', he: 'טעינת העמוד מחדש', avoid: { he: ['ריענון'] } },
    { en: 'required, optional', he: 'חובה, לא חובה' },
    { en: 'error', he: 'שגיאה', avoid: { en: ['oops', 'whoops'], he: ['אופס'] } },
    { en: 'contact us, help, chat', he: 'יצירת קשר, עזרה, צ׳אט' },
    { en: 'opening hours', he: 'שעות פתיחה' },
    { en: 'terms of use, privacy policy', he: 'תנאי שימוש, מדיניות פרטיות' },
    { en: 'return policy, shipping policy', he: 'מדיניות החזרות, מדיניות משלוחים' },
  ],
};

/** What is said otherwise wherever it would stand: as it is written, as with letters before it it may be another word. */
export interface Manner {
  avoid: Avoided;
  /** What is said in its place. */
  instead: string;
}

export const manners: Manner[] = [
  {
    avoid: {
      he: [
        ...['הוסף', 'הסר', 'הצג', 'מחק', 'ערוך', 'בחר', 'לחץ', 'הזן', 'הקלד', 'שלח', 'חפש', 'קנה'],
        ...['נסה', 'התחבר', 'הירשם'],
      ],
    },
    instead: 'a noun or an infinitive, which speaks to everybody: הוספה לסל, בחירת כיתה, לקנות שוב',
  },
  {
    avoid: { he: ['הוסיפו', 'בחרו', 'לחצו', 'הזינו', 'הקלידו', 'נסו'] },
    instead: 'נא and an infinitive: נא להזין כתובת דוא״ל',
  },
  {
    avoid: { he: ['אתה', 'אתם', 'שלכם'] },
    instead: 'a sentence about the thing: ההזמנה נשלחה. Without points שלך is read by everybody',
  },
  { avoid: { en: ['click here', 'click'] }, instead: 'where the link leads: See your orders' },
  {
    avoid: { en: ['invalid'] },
    instead:
      'what is missing and what to do: This card number has a typing mistake. Please check it.',
  },
];
