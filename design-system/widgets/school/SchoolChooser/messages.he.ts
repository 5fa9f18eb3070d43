export const foundOf = (found: number, all: number, place: string) =>
  `${found} מתוך ${all} בתי ספר ${place}`;
export const schoolsIn = (count: number, place: string) =>
  count === 1
    ? `בית ספר אחד ${place}`
    : count === 2
      ? `שני בתי ספר ${place}`
      : `${count} בתי ספר ${place}`;
export const schools = 'בתי ספר';
export const search = 'חיפוש לפי שם או עיר';
export const noneIn = (place: string) => `אין בתי ספר ${place}`;
export const noneByName = 'אין בית ספר בשם הזה';
export const noneKnown =
  'איננו מכירים עדיין בתי ספר כאן. אפשר לנסות מיקוד אחר, או לכתוב לנו, ונוסיף את בית הספר.';
export const checkSpelling = 'כדאי לבדוק את האיות, או לחפש לפי עיר בלבד.';
