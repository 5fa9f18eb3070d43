export const tryAgainNow = 'Try again now';
export const leaveOut = 'Leave this one out';
export const startAgain = 'Start it again';
export const letGoOn = 'Let it go on';

export const cancelTitle = (title: string) => `Cancel ${title}?`;

export const noneYet = 'No subscriptions yet';
export const seeWhatCanCome = 'See what can come regularly';
export const whatComesHere =
  'What you would like to have again and again can come by itself; it is looked after here.';
export const goingOn = 'Going on';
export const ended = 'Ended';

/** @param rhythm e.g. `every month` */
export const terms = (quantity: number, price: string, rhythm: string) =>
  `${quantity} for ${price}, ${rhythm}`;
export const lastFailed = 'The last order could not be placed.';
export const weTryAgain = (day: string) => `We try again ${day}.`;
export const endedOn = (day: string) => `It ended ${day}.`;
export const hasEnded = 'It ended.';
export const nothingAfter = (day: string) => `It ends ${day}: nothing comes after that.`;
/** Goes on with the reason, as a sentence. */
export const wePaused = 'We paused it.';
export const nothingComes = 'Nothing comes and nothing is charged.';

export const today = 'Today';
export const nothingMore = 'Nothing more comes, and nothing is charged.';
export const afterNext = 'After the next delivery';
export const onceMore = (day: string) => `It comes once more, ${day}.`;

/** When a next order would come on another day: these five stand at the end of the three sentences below. */
export const ifSkipped = 'if you skip this one';
export const ifLeftOut = 'if you leave this one out';
export const ifResumed = 'if it goes on';
export const onceSaved = 'once you save it';
export const onceSavedAndResumed = 'once you save it and it goes on';
export const nextAsBefore = (day: string, when: string) => `Next: ${day}, as before, ${when}.`;
export const nextBecomes = (before: string, day: string, when: string) =>
  `Next: ${before} becomes ${day}, ${when}.`;
export const next = (day: string, when: string) => `Next: ${day}, ${when}.`;

/** Goes on after most of the sentences below. */
export const nextComes = (day: string) => `The next one comes ${day}.`;
export const orderPlaced = 'Your order is placed.';
export const leftOut = 'This one is left out.';
export const isPaused = 'It is paused: nothing comes until you resume it.';
export const goesOn = 'It goes on.';
export const isCancelled = 'It is cancelled: nothing more comes.';
export const endsOn = (day: string) => `It ends ${day}.`;
export const saved = 'Saved.';
