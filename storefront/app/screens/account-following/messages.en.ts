export const nobodyYet = 'You follow nobody yet';
export const lookAround = 'Look around the shop';
export const howToFollow =
  'On the page of a book, follow its author or its publisher, and you find them here.';
export const authorsAndArtists = 'Authors and artists';
export const publishersAndMakers = 'Publishers and makers';

export const following = 'Following';
export const notLoaded = 'We could not load whom you follow';
