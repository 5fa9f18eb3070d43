/** Before whatever tells of an error: at a field, above a form, in the title of its page. */
export const ERROR = 'Error: ';
