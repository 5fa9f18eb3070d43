export const slowConnection = 'חיבור איטי';
export const dismiss = 'הסתרה זמנית';
export const warning =
  'מסנן תוכן או שרת פרוקסי פוגעים בביצועי האתר. נא לפנות לספק האינטרנט ולבקש להחריג את האתר מהסינון.';
