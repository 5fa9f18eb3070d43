export const messages = {
  noPage: 'אין אצלנו עמוד כזה.',
};
