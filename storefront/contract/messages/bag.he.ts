export const messages = {
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
  notWhole: 'נא להזין מספר שלם.',
  tooFew: 'נא להזין כמות של 0 לפחות.',
  tooMany: 'זה יותר ממה שנוכל למכור בהזמנה אחת.',
};
