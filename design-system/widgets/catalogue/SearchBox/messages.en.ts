export const searchTheShop = 'Search the shop';
export const placeholder = 'Title, author or subject';
export const hebrewKeyboard = 'Hebrew keyboard';
export const search = 'Search';
export const clearRecent = 'Clear recent searches';

export const recentSearches = 'Recent searches';
export const suggestions = 'Suggestions';
export const products = 'Products';
export const loading = 'Looking for suggestions…';
export const failed = 'Suggestions cannot be had just now. Press Enter to search.';
export const none = 'No suggestions. Press Enter to search all the same.';
export const count = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
