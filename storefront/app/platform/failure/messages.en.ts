export const cannotBeReached = 'The shop cannot be reached just now';
export const offline = 'You are offline';
export const waitsForConnection =
  'This page has to wait for a connection. Your bag is safe here meanwhile.';
/** In the title of the page. */
export const notFound = 'Not found';
export const notOnShelves = 'This page is not on our shelves';
export const notOnShelvesReason =
  'The address may be mistyped, or what was here has been sold out for good.';
export const goHome = 'Go to the front page';
export const searchShop = 'Search the shop';
export const couldNotLoad = 'This page could not be loaded';
/** In the title of the page. */
export const wentWrong = 'Something went wrong';
export const wentWrongHere = 'Something went wrong on our side';
export const tryInAMoment = 'Your bag is safe. Please try again in a moment.';
