export const thanks = 'כמעט סיימנו: שלחנו מכתב, והקישור שבו משלים את ההרשמה.';
export const notAnEmail = 'נא להזין כתובת דוא״ל, למשל \u2068ruth@example.com\u2069.';
export const title = 'מכתבים מהחנות';
export const lead = 'ספרים חדשים, מציאות שקטות ומבצע מדי פעם. מכתב אחד בחודש.';
export const signUp = 'הרשמה';
export const email = 'דוא״ל';
