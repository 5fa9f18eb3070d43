export const loading = 'בטעינה';
