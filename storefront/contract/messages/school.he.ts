export const messages = {
  countryMissing: 'נא לבחור את הארץ של בית הספר.',
  zipMissing: 'נא להזין את המיקוד של בית הספר.',
};
