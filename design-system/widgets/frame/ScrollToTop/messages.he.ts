export const backToTop = 'חזרה לראש העמוד';
