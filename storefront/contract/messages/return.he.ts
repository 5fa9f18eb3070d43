export const messages = {
  reasonMissing: 'נא לבחור סיבה.',
  refundMissing: 'נא לבחור איך נחזיר את הכסף.',
  methodMissing: 'נא לבחור את דרך ההחזרה.',
  orderNumberWrong: 'נא להזין את מספר ההזמנה: יש בו ספרות בלבד.',
  giftCodeMissing: 'נא להזין את קוד המתנה.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
  quantityMissing: 'נא לבחור כמה.',
  tooFew: 'נא לבחור 1 לפחות.',
  tooMany: 'זה יותר ממה שנקנה.',
  nothingChosen: 'נא לבחור פריט אחד לפחות.',
};
