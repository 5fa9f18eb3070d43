export const parts = 'במארז הזה';
export const about = 'על המוצר';
export const details = 'פרטים';
