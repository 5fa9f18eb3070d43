export const sortBy = 'מיון לפי';
export const sort = 'מיון';
