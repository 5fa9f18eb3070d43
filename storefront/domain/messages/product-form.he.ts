export const messages = {
  notMade: 'השילוב שנבחר אינו מיוצר. נא לבחור משהו אחר.',
};
