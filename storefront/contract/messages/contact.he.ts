export const messages = {
  subjectMissing: 'נא לבחור נושא.',
  nameMissing: 'נא להזין שם.',
  messageMissing: 'נא לכתוב הודעה.',
};
