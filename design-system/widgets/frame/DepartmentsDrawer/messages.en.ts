export const departments = 'Departments';
