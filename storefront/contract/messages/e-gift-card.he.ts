export const messages = {
  designMissing: 'נא לבחור עיצוב.',
  amountMissing: 'נא לבחור סכום.',
  notWhole: 'נא להזין סכום בדולרים שלמים.',
  tooLittle: 'נא להזין $5 לפחות.',
  tooMuch: 'נא להזין $500 לכל היותר.',
  recipientMissing: 'נא לכתוב למי הכרטיס מיועד.',
  senderMissing: 'נא לכתוב ממי הכרטיס.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
};
