export const messages = {
  madeOfNames:
    'Please choose a password that is more than your name or ours; a few other words in a row are good.',
};
