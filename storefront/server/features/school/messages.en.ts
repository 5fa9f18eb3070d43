export const messages = {
  noSchool: 'We know no such school.',
  noList: 'We have no such list.',
};
