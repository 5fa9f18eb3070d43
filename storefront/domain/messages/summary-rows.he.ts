export const messages = {
  locale: 'he-IL',
  title: (title: string) => `\u2068${title}\u2069`,
  less: (amount: string) => `\u2066−${amount}\u2069`,

  subtotal: 'סכום ביניים',
  subtotalMade: 'המחיר של כל פריט כפול הכמות שלו, לפני מס ומשלוח.',

  tax: 'מס',
  estimatedTax: 'מס משוער',
  nothingTaxed: 'אין בהזמנה דבר שחייב במס.',
  ofPlace: 'נוכל לומר ברגע שנדע לאיזה מיקוד זה נשלח.',
  ofBuyer: 'נוכל לומר ברגע שנדע את המיקוד שלך.',
  taxMade: (rate: string, place: string) => `${rate} מהמחיר, ${place}, בעיגול לכל פריט.`,
  taxOrdered: 'חושב לכל פריט בעת ההזמנה.',
  taxOrderedBut: (untaxed: string) => `חושב לכל פריט בעת ההזמנה. ללא מס: ${untaxed}.`,

  giftOptions: 'אפשרויות מתנה',
  giftOptionsMade: 'חיוב אחד לכל שורה בהזמנה.',
  personalization: 'התאמה אישית',
  personalizationMade: 'מה שנוסף על כל פריט, כפול הכמות שלו.',
  waived: 'ללא חיוב בהזמנה עם הנחה.',

  discount: 'הנחה',
  alsoWaived: (amount: string) => `בזכותה אין חיוב של ${amount} על התאמה אישית.`,
  code: (code: string, made: string) => `קוד \u2068${code}\u2069: ${made}`,
  discountMade: (off: string, nought: string) =>
    `${off} יורדים מהסכומים שלמעלה; הזמנה אינה יורדת מתחת ל־${nought}.`,

  total: 'סך הכול',
  together: (names: string) => `${names} יחד`,
  alone: (name: string) => `${name} בלבד`,
  lessDiscount: (made: string) => `${made}, בניכוי ההנחה`,
  soFar: (open: string) => `סך הכול עד כה, לפני ${open}`,
  open: { delivery: 'משלוח', tax: 'מס' },
};
