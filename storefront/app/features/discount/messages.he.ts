export const nothingYet = (missing: string) => `מהסכום רק כשיתווספו לסל עוד ${missing}`;
export const nothingMeant = 'ממחירי פריטים אחרים: אין בסל דבר שהוא חל עליו';
export const nothingNow = (reason: string) => `אפס כרגע: ${reason}.`;
export const costOfDelivery = 'את דמי המשלוח';
