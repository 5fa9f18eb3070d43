export const messages = {
  nobody: 'אין כאן אחרי מי לעקוב.',
};
