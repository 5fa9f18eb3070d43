export const messages = {
  home: 'Home',
  schoolList: 'Your school’s list',
};
