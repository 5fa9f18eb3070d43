export const categories = 'Categories';
