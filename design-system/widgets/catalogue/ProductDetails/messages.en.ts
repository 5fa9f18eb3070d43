export const parts = 'In this bundle';
export const about = 'About it';
export const details = 'Details';
