export const soldOut = 'אזל מהמלאי';
export const preorder = 'הזמנה מראש';
export const comesOut = (day: string) => `תאריך היציאה: ${day}`;
export const favorite = (title: string) => `במועדפים: \u2068${title}\u2069`;
export const added = (title: string) => `נוסף לסל: \u2068${title}\u2069.`;

export const add = (title: string) => `הוספת \u2068${title}\u2069 לסל`;
