export const messages = {
  line: 'ספרים, מתנות וציוד לבית הספר, בשתי שפות',
};
