export const done = ' (הושלם)';
