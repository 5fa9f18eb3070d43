export const messages = {
  tooMany: 'נא לשלוח עד 1,000 מועדפים בבת אחת.',
};
