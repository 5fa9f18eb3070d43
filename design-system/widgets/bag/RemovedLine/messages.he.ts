export const wasRemoved = ' הוסר.';
export const undo = 'ביטול הפעולה';
