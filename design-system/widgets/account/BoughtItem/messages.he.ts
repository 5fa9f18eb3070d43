export const comeRegularly = 'להזמנה קבועה';
export const choose = 'לבחירה';
export const addToBag = 'הוספה לסל';
