export const currency = 'מטבע';
export const changing = 'המטבע מתחלף…';
