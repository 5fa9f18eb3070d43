export const messages = {
  mail: {
    sure: {
      subject: (title: string) => `Write to you when ${title} is back?`,
      asked: (title: string) =>
        `Somebody, probably you, asked us to write to this address once ${title} is in stock again. One step is left.`,
      yes: 'Yes, write to me once',
      until:
        'The link is good for seven days. If this was not you, there is nothing to do: we will not write again.',
      enough: 'No longer waiting for it? One press, at any time:',
      end: 'Do not write to me',
    },
    back: {
      subject: (title: string) => `${title} is back`,
      here: 'You asked us to write once it is in stock again. It is, for as long as it lasts.',
      see: 'See it in the shop',
      once: 'This is the one letter that you asked for: your request is done, and we have forgotten it.',
    },
  },
  pages: {
    runOut: {
      title: 'This link has run out',
      sentence:
        'A link is good for seven days, and until our letter is sent or no longer wanted. Please ask once more, on the page of what is sold out.',
    },
    willWrite: {
      title: 'We will write to you',
      sentence: (title: string) =>
        `Thank you. We write once, as soon as ${title} is in stock again, and wait for it for a year. The letter that you came from has a link that ends it.`,
    },
    ended: {
      title: 'We will not write',
      sentence:
        'Your request is forgotten, and its address with it. Should you wait for it again, ask on its page.',
    },
    ask: {
      title: 'One press, and we write when it is back',
      sentence: (email: string, title: string) =>
        `One letter to ${email}, as soon as ${title} is in stock again.`,
      yes: 'Yes, write to me once',
    },
    askToEnd: {
      title: 'No longer waiting for it?',
      sentence: (title: string) => `One press, and we do not write about ${title}.`,
      yes: 'Do not write to me',
    },
  },
  /** Stands for the title of what is not sold any more. */
  thisItem: 'this item',
  inStock: 'This is in stock: it can go into your bag right away.',
  almostThere: (email: string) =>
    `Almost there: the link in our letter to ${email} makes it sure. Then we write once, when it is back. If you have asked before, you have that letter already.`,
};
