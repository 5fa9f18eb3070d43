export const messages = {
  soldOut: (title: string) => `\u2068${title}\u2069: אזל בינתיים מהמלאי, ונשאר ברשימה שלך.`,
  fewer: (title: string, left: number) =>
    left === 1
      ? `\u2068${title}\u2069: אפשר לקבל אחד בלבד, ולכן בסל יש אחד.`
      : `\u2068${title}\u2069: אפשר לקבל ${left} בלבד, ולכן בסל יש ${left}.`,
};
