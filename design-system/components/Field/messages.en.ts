export const optional = '(optional)';
export const error = 'Error: ';
