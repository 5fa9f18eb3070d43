export const notLoaded = 'We could not load your favorites';
export const wasRemoved = (title: string) => `${title} was removed.`;
export const undo = 'Undo';
export const noFavoritesYet = 'No favorites yet';
export const lookAround = 'Look around the shop';
export const pressHeart = 'Press the heart on anything you like, and it waits for you here.';
export const favoriteCount = (count: number) =>
  count === 1 ? 'One favorite' : `${count} favorites`;

export const favorites = 'Favorites';
export const keptHere =
  'They are kept in this browser. Log in, and they come along wherever you are.';
