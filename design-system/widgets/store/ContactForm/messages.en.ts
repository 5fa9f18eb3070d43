export const writeToUs = 'Write to us';
export const send = 'Send';
export const isSent = 'Your message is with us.';
export const name = 'Name';
export const emailAddress = 'E-mail address';
export const emailHint = 'We answer here.';
export const subject = 'Subject';
/** Goes on after “Select your”. */
export const subjectToSelect = 'subject';
export const message = 'Message';
