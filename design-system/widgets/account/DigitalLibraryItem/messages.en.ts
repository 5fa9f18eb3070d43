/** Before the date. */
export const bought = 'Bought';
/** Before the title of the product, which is read out; so are the three that follow. */
export const read = 'Read';
export const download = 'Download';
export const newLink = 'Get a new link';
export const readOrDownload = 'Read or download';
export const linkExpired = 'The link has expired. A new one is free.';
