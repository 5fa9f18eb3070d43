export const yourFavorites = 'Your favorites';

export const yourBag = 'Your bag';
export const browseShop = 'Browse the shop';

export const notLoaded = 'We could not load your bag';
