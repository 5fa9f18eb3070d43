export const messages = {
  subjectMissing: 'Please choose a subject.',
  nameMissing: 'Please enter your name.',
  messageMissing: 'Please write your message.',
};
