export const allRequired = 'כל השדות הם חובה, מלבד אלה שמסומנים ״לא חובה״.';
