export const messages = {
  codeMissing: 'נא להזין את קוד ההנחה.',
};
