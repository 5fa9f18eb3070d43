/** Which language it leads to. */
export const code = 'he';
/** As that language calls itself. */
export const name = 'עברית';
