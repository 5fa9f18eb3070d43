export const sortAndFilter = 'מיון וסינון';
export const applied = (count: number) => `(${count})`;
