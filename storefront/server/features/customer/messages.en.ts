export const messages = {
  wrongLogIn: 'The e-mail address or the password is not right. Please try again.',
  accountGone: 'There is no such account any more.',
  wrongPassword: 'This is not your present password.',
  emailTaken: 'There is an account with this e-mail address already.',
  passwordNeeded: 'Please enter your present password to change this.',
  noAddress: 'You have no such address.',
  tooManyAddresses: (most: number) => `We keep at most ${most} addresses. Please delete one first.`,
  chooseCountry: 'Please choose a country.',
  passwordIsEmail: 'Please choose a password that is not your e-mail address.',
  passwordCommon:
    'Many people use this password, so it is guessed among the first. Please choose another one; a few words in a row are good.',
  chooseAnother: 'Please choose another one.',
  noCard: 'You have no such card.',
  linkIsSent: (email: string) =>
    `If ${email} has an account, a letter with a link is on its way. The link works once, and for 60 minutes.`,
  tooManyCards: (most: number) => `We keep at most ${most} cards. Please delete one first.`,
  cardExpiredChoose: 'This card has expired. Please choose another one.',
  cardExpired: 'This card has expired.',
  linkUsed: 'This link was used already or is too old. Please ask for a new one.',
  wroteTo: (email: string) => `Thank you. We have written to ${email}.`,
  mail: {
    welcome: {
      subject: 'Your account at Otzar',
      greeting: 'Welcome to Otzar',
      kept: 'You have an account now. Your orders, your favorites, your addresses and what you read are kept there:',
    },
    alreadyHere: {
      subject: 'You have an account already',
      unchanged:
        'Somebody, probably you, wanted to make an account with this e-mail address. There is one already, and nothing was changed.',
      logIn: (address: string) => `Log in: ${address}`,
      newPassword: (address: string) => `Or set a new password: ${address}`,
      ifNotYou: 'If this was not you, there is nothing to do.',
    },
    newPassword: {
      subject: 'Set a new password',
      link: 'With this link you choose a new password. It works once, and for 60 minutes:',
      ifNotAsked:
        'If you did not ask for it, there is nothing to do: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      signedOut: 'Everywhere else you have been signed out.',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      former:
        'Your account has another e-mail address from now on, and no more letters come to this one.',
      ifNotYou:
        'If this was not you, please write to us at once; an answer to this letter is enough.',
      now: 'From now on you sign in with this e-mail address.',
    },
    farewell: {
      subject: 'Your account was deleted',
      gone: 'All that was kept in it is gone. Orders that have arrived stay with us without your name and address, as the law asks; those on their way still come.',
      thanks: 'Thank you for having been here.',
    },
    ifNotYou: (address: string) =>
      `If this was not you, please set a new password at once: ${address}`,
  },
};
