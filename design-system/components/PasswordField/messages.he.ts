export const show = 'הצגה';
export const hide = 'הסתרה';
export const password = 'של הסיסמה';
export const capsLock = 'מקש \u2068Caps Lock\u2069 פעיל.';
