export const categories = 'קטגוריות';
