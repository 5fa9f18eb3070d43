export const eBook = (format: string, size: string) =>
  `ספר דיגיטלי, \u2068${format}\u2069, \u2068${size}\u2069`;
export const emptyShelf = 'המדף עדיין ריק';
export const lookAround = 'לסיור בחנות';
export const whatComesHere = 'ספרים דיגיטליים שנרכשו יופיעו כאן מיד, לקריאה בדפדפן או להורדה.';
export const eBooks = (count: number) =>
  count === 1
    ? 'ספר דיגיטלי אחד'
    : count === 2
      ? 'שני ספרים דיגיטליים'
      : `${count} ספרים דיגיטליים`;
export const yoursForGood =
  'הספרים שלך לתמיד. קישור לספר פעיל במשך רבע שעה; אפשר לקבל קישור חדש ללא עלות.';
