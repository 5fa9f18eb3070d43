export const messages = {
  nameMissing: 'נא להזין את השם שיופיע על החבילה.',
  streetMissing: 'נא להזין רחוב ומספר בית.',
  cityMissing: 'נא להזין עיר.',
  postalCodeMissing: 'נא להזין מיקוד.',
  countryMissing: 'נא לבחור ארץ.',
};
