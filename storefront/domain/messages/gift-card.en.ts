export const messages = {
  refused:
    'We cannot take this gift card. Please check its code; if it is right, the card is spent or not valid yet.',
};
