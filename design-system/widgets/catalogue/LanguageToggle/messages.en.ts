export const productLanguage = 'Product language';
export const english = 'English';
