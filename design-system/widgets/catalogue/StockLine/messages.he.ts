export const outOfStock = 'אזל מהמלאי';
export const preorder = (day: string) => `הזמנה מראש: תאריך היציאה ${day}`;
export const availableNow = 'זמין עכשיו';
export const left = (count: number) =>
  count === 1 ? 'האחרון במלאי' : count === 2 ? 'נותרו שניים בלבד' : `נותרו ${count} בלבד`;
export const inStock = 'במלאי';
