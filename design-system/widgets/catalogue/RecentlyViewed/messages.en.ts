export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
/** Read out in place of `clear`, with which it begins. */
export const clearWhat = 'Clear recently viewed';
