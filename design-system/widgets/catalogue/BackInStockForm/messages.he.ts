export const title = 'לכתוב לי כשיחזור למלאי';
export const lead = 'מכתב אחד, כשהפריט יחזור למלאי, ולא עוד.';
export const email = 'כתובת דוא״ל';
export const ask = 'לכתוב לי';
