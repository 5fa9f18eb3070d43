export const messages = {
  soldOut: 'אזל מהמלאי',
  notMade: 'אינו מיוצר',
  soldOutIn: (others: string) => `אזל מהמלאי בשילוב עם \u2068${others}\u2069`,
  notMadeIn: (others: string) => `אינו מיוצר בשילוב עם \u2068${others}\u2069`,
};
