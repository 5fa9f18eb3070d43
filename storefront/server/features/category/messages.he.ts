export const messages = {
  home: 'דף הבית',
  schoolList: 'הרשימה של בית הספר',
};
