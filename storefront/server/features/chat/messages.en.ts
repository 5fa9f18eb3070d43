export const messages = {
  sentOtherwise: 'This was already sent with other words. Please send it again.',
  mail: {
    answered: 'We have answered you in the chat',
    goOn: 'You can reply to this letter, or go on in the chat.',
    open: 'Open the chat',
  },
};
