export const allRequired = 'All fields are required unless marked optional.';
