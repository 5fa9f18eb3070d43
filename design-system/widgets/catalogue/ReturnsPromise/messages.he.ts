export const final = 'אין אפשרות להחזיר את הפריט הזה';
export const easyReturn = 'החזרה קלה בתוך 30 יום';
export const free = 'ללא עלות, בתוך 30 יום ממועד המסירה.';
export const returnPolicy = 'מדיניות החזרות';
