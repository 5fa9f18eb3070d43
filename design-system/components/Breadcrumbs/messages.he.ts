export const name = 'המיקום באתר';
export const showMore = (count: number) =>
  count === 1
    ? 'הצגת שלב נוסף'
    : count === 2
      ? 'הצגת שני שלבים נוספים'
      : `הצגת ${count} שלבים נוספים`;
