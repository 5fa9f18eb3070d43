export const search = 'Search';
export const searchTheShop = 'Search the shop';
export const placeholder = 'Title, author or subject';
export const hebrewKeyboard = 'Hebrew keyboard';
export const close = 'Close search';
export const clearRecent = 'Clear recent searches';

export const products = 'Products';
export const back = 'Back through the products';
export const onward = 'On through the products';
