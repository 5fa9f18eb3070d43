export const messages = {
  quantityMissing: 'נא לבחור כמה.',
  tooFew: 'נא לבחור 1 לפחות.',
  tooMany: 'נא לבחור 99 לכל היותר.',
  planMissing: 'נא לבחור תוכנית.',
  frequencyMissing: 'נא לבחור כל כמה זמן זה יגיע.',
  firstDayMissing: 'נא לבחור את היום הראשון.',
};
