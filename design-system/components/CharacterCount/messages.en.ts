export const written = (length: number, max: number) => `${length} of ${max}`;
export const left = (count: number) =>
  count === 1 ? `${count} character left` : `${count} characters left`;
