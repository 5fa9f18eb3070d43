export const byItself = ['', ' בנפרד'] as const;
export const quantity = 'כמות';
