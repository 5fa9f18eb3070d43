export const messages = {
  soldOut: 'אזל מהמלאי ברגע זה, ולכן לא נוסף דבר.',
  wentIn: (held: number, added: number, asked: number) =>
    `אפשר לקבל ${held} בלבד: מתוך ${asked} נוספו ${added}.`,
  heldAlready: {
    products: (held: number) =>
      held === 1
        ? 'אפשר לקבל אחד בלבד, והוא כבר בסל: לא נוסף דבר.'
        : `אפשר לקבל ${held} בלבד, וכולם כבר בסל: לא נוסף דבר.`,
    later: (held: number) =>
      held === 1
        ? 'אפשר לקבל אחד בלבד, והוא כבר ברשימה: לא נוסף דבר.'
        : `אפשר לקבל ${held} בלבד, וכולם כבר ברשימה: לא נוסף דבר.`,
  },
  of: (title: string, short: string) => `\u2068${title}\u2069: ${short}`,
};
