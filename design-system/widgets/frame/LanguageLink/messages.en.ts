/** Which language it leads to. */
export const code = 'he';
/** As that language calls itself. */
export const name = 'עברית';
/** Read out: its name as it stands there, and where it leads. */
export const samePage = 'עברית: this page in Hebrew';
