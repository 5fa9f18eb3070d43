export const sortAndFilter = 'Sort & Filter';
export const reset = 'Reset';
export const done = 'Done';

export const sortBy = 'Sort by';
