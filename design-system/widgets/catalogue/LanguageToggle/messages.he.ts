export const productLanguage = 'שפת המוצר';
export const english = 'אנגלית';
