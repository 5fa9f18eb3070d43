export const written = (length: number, max: number) => `${length} מתוך ${max}`;
export const left = (count: number) =>
  count === 1 ? 'נותר תו אחד' : count === 2 ? 'נותרו שני תווים' : `נותרו ${count} תווים`;
