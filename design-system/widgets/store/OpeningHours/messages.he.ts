export const today = ' (היום)';
export const closed = 'סגור';
export const openingHours = 'שעות פתיחה';
export const openNow = 'פתוח עכשיו';
export const closedNow = 'סגור עכשיו';
export const hours = 'שעות';
export const holidays = 'חגים';
