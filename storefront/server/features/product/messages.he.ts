export const messages = {
  notSold: 'המוצר הזה אינו נמכר אצלנו.',
};
