export const messages = {
  missing: 'You have no such subscription.',
  sentWithOthers:
    'This was already sent with other contents. Please reload the page and sign up again.',
  checkFields: 'Please check what you entered.',
  planMissing: 'Please choose a plan.',
  planSoldOut: 'This is sold out just now. Please choose another one.',
  notThatOften: 'It does not come that often. Please choose again.',
  atMost: (max: number) => `We can send at most ${max}.`,
  nothingLeft: 'There is nothing left of it to send.',
  firstDayWrong: 'Please choose a day from today on, at most three months ahead.',
  addressMissing: 'Please choose where it goes.',
  cardMissing: 'Please choose a card.',
  cardExpired: 'This card has expired. Please choose another one.',
  tooMany: (most: number) => `There are ${most} of them already, which is as many as we can keep.`,
  endWrong: 'Please choose a day from today on, at most a year ahead.',
  refused: {
    status: 'This subscription has ended, so there is nothing to pause.',
    skip: 'There is no next order that could be skipped.',
  },

  /** Why an order could not be placed, and what to do. */
  trouble: {
    notSold: (title: string) =>
      `We no longer sell ${title}. Please choose something else in its place.`,
    soldOut: (title: string) => `${title} is sold out. We try again; you need not do anything.`,
    tooFew: (left: number, title: string) =>
      `We have only ${left} of ${title} left. Please lower the quantity.`,
    noCard: 'There is no card to charge. Please choose one.',
    cardExpired: 'Your card has expired. Please choose another one.',
    noAddress: 'There is no address to send it to. Please choose one.',
    /** With the sentence that says why nothing is sent there. */
    anotherAddress: (why: string) => `${why} Please choose another address.`,
  },

  mail: {
    /** Stands before how often, such as `every two weeks`. */
    comes: 'It comes',
    begun: {
      subject: (title: string, rhythm: string) => `${title}, ${rhythm}`,
      greeting: 'It comes by itself now',
      first: (day: string) =>
        `The first order is placed on ${day}. We charge your card on that day, at the price of the day.`,
      anyTime: 'You can skip, pause or cancel at any time.',
      change: 'Change or stop it',
    },
    soon: {
      subject: (title: string) => `${title} comes soon`,
      greeting: 'It comes soon',
      next: (day: string) =>
        `The next order is placed on ${day}, at the price of the day. There is nothing to do.`,
      before: 'If it is too early or too much, skip or change it before then.',
      change: 'Skip or change it',
    },
    notPlaced: {
      subject: (title: string) => `We could not order ${title}`,
      greeting: 'We could not place your order',
      again: (day: string) => `We try again on ${day}, and twice after that. Nothing was charged.`,
      putRight: 'Put it right',
    },
    paused: {
      subject: (title: string) => `${title} is paused`,
      greeting: 'We have paused it',
      /** With the sentence that says why. */
      tried: (why: string) => `We tried several times and could not place your order. ${why}`,
      nothingComes: 'Nothing was charged, and nothing more comes until you let it go on.',
      goOn: 'Let it go on',
    },
  },
};
