export const favorites = 'Favorites';
export const notLoaded = 'We could not load your favorites';
