export const invoice = 'חשבונית';
