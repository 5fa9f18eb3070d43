export const notWrapped = 'This item cannot be wrapped as a gift.';
export const giftOptions = 'Gift options';
export const message = 'Message to the recipient';
export const messageHint = (maxLength: number) =>
  `We print it on a card. Up to ${maxLength} characters.`;
export const remove = 'Remove gift options';
