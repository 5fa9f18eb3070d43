export const messages = {
  nobody: 'There is nobody here to follow.',
};
