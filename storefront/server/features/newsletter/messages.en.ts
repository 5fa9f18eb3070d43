export const messages = {
  mail: {
    sure: {
      subject: 'Do you want letters from Otzar?',
      asked:
        'Somebody, probably you, asked us to write to this address: new books, quiet finds and the odd sale, once a month. One step is left.',
      yes: 'Yes, write to me',
      until:
        'The link is good for seven days. If this was not you, there is nothing to do: we will not write again.',
    },
    welcome: {
      subject: 'You are on our list',
      next: 'Our next letter comes to you: new books, quiet finds and the odd sale, once a month.',
      enough: 'Enough of us? One press, at any time:',
      end: 'No more letters',
    },
  },
  pages: {
    runOut: {
      title: 'This link has run out',
      sentence:
        'A link is good for seven days, and for as long as the letters are wanted. Please sign up once more, at the foot of any of our pages.',
    },
    onTheList: {
      title: 'You are on our list',
      sentence: 'Thank you. Our next letter comes to you, and each one has a link that ends them.',
    },
    ended: {
      title: 'No more letters',
      sentence:
        'You are off our list, and we have forgotten the address. Should you miss us, sign up at the foot of any of our pages.',
    },
    ask: {
      title: 'One press, and you are on our list',
      sentence: (email: string) =>
        `New books, quiet finds and the odd sale: one letter a month, to ${email}.`,
      yes: 'Yes, write to me',
    },
    askToEnd: {
      title: 'No more letters?',
      sentence: 'One press, and we write no more.',
      yes: 'No more letters',
    },
  },
  almostThere: (email: string) =>
    `Almost there: we have sent a letter to ${email}. The link in it signs you up.`,
};
