import type { ComponentMessages } from './component-messages.ts';

export const componentMessages: ComponentMessages = {
  amount: { about: 'כ־' },
  banner: { close: (label: string) => `סגירה: \u2068${label}\u2069` },
  breadcrumbs: {
    name: 'המיקום באתר',
    showMore: (count: number) =>
      count === 1
        ? 'הצגת שלב נוסף'
        : count === 2
          ? 'הצגת שני שלבים נוספים'
          : `הצגת ${count} שלבים נוספים`,
  },
  characterCount: {
    written: (length: number, max: number) => `${length} מתוך ${max}`,
    left: (count: number) =>
      count === 1 ? 'נותר תו אחד' : count === 2 ? 'נותרו שני תווים' : `נותרו ${count} תווים`,
  },
  errorSummary: {
    answers: (count: number) =>
      count === 1
        ? 'תשובה אחת דורשת בדיקה נוספת'
        : count === 2
          ? 'שתי תשובות דורשות בדיקה נוספת'
          : `${count} תשובות דורשות בדיקה נוספת`,
  },
  failedState: {
    checkConnection: 'נא לבדוק את החיבור לאינטרנט ולנסות שוב.',
    tryAgain: 'ניסיון נוסף',
  },
  field: { optional: '(לא חובה)', error: 'שגיאה: ' },
  form: { allRequired: 'כל השדות הם חובה, מלבד אלה שמסומנים ״לא חובה״.' },
  message: { close: 'סגירת ההודעה' },
  pagination: {
    name: 'עמודים',
    previous: 'הקודם',
    next: 'הבא',
    page: (page: number) => `עמוד ${page}`,
  },
  panel: { close: 'סגירה' },
  passwordField: {
    show: 'הצגה',
    hide: 'הסתרה',
    password: 'של הסיסמה',
    capsLock: 'מקש \u2068Caps Lock\u2069 פעיל.',
  },
  price: { waived: 'ללא תשלום, במקום ', was: 'במקום ' },
  selectField: {
    select: (what: string) => `נא לבחור ${what}`,
    nothingFound: 'אין ברשימה דבר עם האותיות האלה.',
  },
  spinner: { loading: 'בטעינה' },
  stepper: { done: ' (הושלם)' },
};
