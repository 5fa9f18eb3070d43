export const messages = {
  missing: 'You have no such item in your library.',
  coverOf: (title: string) => `Cover of ${title}`,

  pages: {
    yourLibrary: 'Your library',
    download: 'Download',
    contents: 'Contents',
    toLibrary: 'Go to your library',
    forged: {
      title: 'There is no book at this link',
      sentence:
        'Perhaps a part of the link is missing. Please open the book from your library, where each one has a link of its own.',
    },
    late: {
      title: 'This link has run out',
      sentence:
        'A link to a book is good for 15 minutes. The book is still yours: please open it from your library again.',
    },
  },

  /** In the file of a book. */
  file: {
    contents: 'Contents',
    edition: 'This edition',
    boughtAt: (shop: string) => `Bought at ${shop}.`,
  },
};
