export const codeAwaited =
  'Ways of delivery and their dates appear once we know the zip or postal code.';
export const cannotSend =
  'We cannot send this order to that address. Give another one, or pick it up at the store.';
export const tryAgain = 'Try again';
/** Read out while they are asked for. */
export const lookingUp = 'Looking up the ways of delivery…';
