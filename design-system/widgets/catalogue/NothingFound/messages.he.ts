export const takeOneAway = 'אין מוצר שמתאים לכל הסינונים האלה יחד. אפשר להסיר אחד מהם:';
export const takeItAway = 'אין מוצר שמתאים לסינון הזה. בלעדיו אפשר לראות את השאר:';
export const otherWords = 'כדאי לבדוק את האיות, לחפש בפחות מילים או להיכנס לאחת המחלקות.';
export const restocking = 'אנחנו ממלאים את המדף הזה מחדש. בינתיים אפשר להציץ במחלקה אחרת.';
export const nothingFoundFor = (words: string) => `לא נמצא דבר עבור ״\u2068${words}\u2069״`;
export const nothingFound = 'לא נמצא דבר';
