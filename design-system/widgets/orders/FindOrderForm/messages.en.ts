export const showOrder = 'Show my order';
export const email = 'E-mail address';
export const emailHint = 'The one you gave when you ordered.';
