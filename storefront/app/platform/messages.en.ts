export const unreachable =
  'The shop cannot be reached just now. Check your connection and try again.';
export const unexpected = 'Something went wrong on our side. Nothing was lost; please try again.';
export const busy = 'The shop is busy just now. Nothing was lost; please try again in a moment.';
export const tooSlow = 'The shop takes longer to answer than it should. Please try again.';

export const unitedStates = 'United States';

/** Of a price that is shown in another currency; `dollars` has its sign, such as `$12.00`. */
export const youPay = (dollars: string) => `You pay US${dollars}`;

/** Before `loadAgain`, which is a link. */
export const partMissing = 'Part of this page did not come. ';
export const loadAgain = 'Load the page again';

export const chatClosed =
  'The chat is closed just now. Send us a message or an e-mail and we will answer.';
export const noForm = 'The form does not open just now. Write to us and we will read it.';

export const opensOnceConnected =
  'We cannot reach the shop just now. The page opens as soon as there is a connection.';
