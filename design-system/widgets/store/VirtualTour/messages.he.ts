export const didNotLoad = 'הסיור לא נטען. אפשר לטעון את העמוד מחדש ולנסות שוב.';
export const isBeingDrawn = 'הסיור עדיין בהכנה. בינתיים נשמח לביקור בחנות.';
export const tour = 'סיור בחנות. מקשי החיצים מזיזים את המבט, פלוס ומינוס מקרבים ומרחיקים.';
export const lookLeft = 'מבט שמאלה';
export const zoomOut = 'התרחקות';
export const zoomIn = 'התקרבות';
export const lookRight = 'מבט ימינה';
export const places = 'מקומות בחנות';
