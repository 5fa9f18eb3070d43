export const messages = {
  tooMany: 'ברשימה יש מקום לעד 500 פריטים שונים.',
};
