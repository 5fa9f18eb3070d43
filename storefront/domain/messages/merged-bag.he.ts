export const messages = {
  added: (count: number) =>
    count === 1 ? 'נוסף פריט אחד' : count === 2 ? 'נוספו שני פריטים' : `נוספו ${count} פריטים`,
  grown: (title: string, from: number, to: number) => `\u2068${title}\u2069: מ־${from} ל־${to}`,
  othersGrown: (count: number) =>
    count === 1 ? 'עוד כמות אחת הוגדלה' : `עוד ${count === 2 ? 'שתי' : count} כמויות הוגדלו`,
  loweredTo: (to: number) => `כמות אחת הוקטנה ל־${to}`,
  lowered: (count: number) => `${count === 2 ? 'שתי' : count} כמויות הוקטנו`,
  unavailable: (count: number) =>
    count === 1
      ? 'פריט אחד אינו זמין כעת'
      : `${count === 2 ? 'שני' : count} פריטים אינם זמינים כעת`,
};
