export const returnNumber = (number: string) => `Return ${number}`;
export const whatToDo = 'What to do now';
/** Read out. */
export const refunds = 'What is refunded when';
export const printLabel = 'Print the label';

/** Read out; `code` is the parcel's number. */
export const label = (code: string) => `Return label ${code}`;
/** Printed on the label. */
export const from = 'From';
export const to = 'To';
export const barCode = (code: string) => `Bar code ${code}`;
