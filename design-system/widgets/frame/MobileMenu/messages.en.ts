export const menu = 'Menu';
export const departments = 'Departments';
export const yourAccount = 'Your account';
export const help = 'Help';
