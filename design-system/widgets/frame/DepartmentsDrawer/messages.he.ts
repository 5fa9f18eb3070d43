export const departments = 'מחלקות';
