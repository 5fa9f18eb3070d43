export const quantity = 'כמות';
export const lowered = (max: number) => `כרגע יש במלאי רק ${max}, ולכן עדכנו את הכמות ל־${max}.`;
export const lastOne = 'אחרון במלאי';
export const outOfStock = 'אזל מהמלאי';
