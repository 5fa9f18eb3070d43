export const sortAndFilter = 'מיון וסינון';
export const reset = 'איפוס';
export const done = 'סיום';

export const sortBy = 'מיון לפי';
