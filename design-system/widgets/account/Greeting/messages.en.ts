/** How the greeting runs, whatever stands around it. */
export const direction = 'ltr';
/** Before the first name. */
export const hello = 'Hello, ';
/** To a guest, whose name is not known. */
export const helloGuest = 'Hi there';
