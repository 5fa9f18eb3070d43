export const paidInDollars = 'התשלום על הזמנות הוא בדולר אמריקאי.';

export const youPayInDollars = (currency: string) =>
  `התשלום הוא בדולר אמריקאי. המחירים ב־\u2068${currency}\u2069 שמוצגים בחנות הם הערכה, לפי השער של היום.`;
