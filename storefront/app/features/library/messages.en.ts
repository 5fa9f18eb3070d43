/** Below a book's title: what kind of file it is, and how large. */
export const eBook = (format: string, size: string) => `E-book, ${format}, ${size}`;
export const emptyShelf = 'Your shelf is still empty';
export const lookAround = 'Look around the shop';
export const whatComesHere =
  'E-books you buy stand here at once, to read in the browser or to download.';
export const eBooks = (count: number) => (count === 1 ? 'One e-book' : `${count} e-books`);
export const yoursForGood =
  'They are yours for good. A link to a book works for a quarter of an hour; a new one is free.';
