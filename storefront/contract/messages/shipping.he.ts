export const messages = {
  zipMissing: 'נא להזין מיקוד.',
};
