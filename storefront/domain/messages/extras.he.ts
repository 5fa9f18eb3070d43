export const messages = {
  notOffered: 'את זה אי אפשר להוסיף לפריט.',
  tooLong: (most: number) => `נא לכתוב עד ${most} תווים.`,
};
