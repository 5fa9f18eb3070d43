export const menu = 'תפריט';
export const departments = 'מחלקות';
export const yourAccount = 'החשבון שלך';
export const help = 'עזרה';
