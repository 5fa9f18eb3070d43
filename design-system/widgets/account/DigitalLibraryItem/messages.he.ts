export const bought = 'תאריך קנייה:';
export const read = 'לקריאה';
export const download = 'להורדה';
export const newLink = 'קבלת קישור חדש';
export const readOrDownload = 'לקריאה או להורדה';
export const linkExpired = 'תוקף הקישור פג. קישור חדש ניתן בחינם.';
