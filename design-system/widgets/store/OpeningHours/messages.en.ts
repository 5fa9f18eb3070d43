/** Goes on after the day, read out. */
export const today = ' (today)';
/** In place of the hours of a day. */
export const closed = 'Closed';
export const openingHours = 'Opening hours';
export const openNow = 'Open now';
export const closedNow = 'Closed now';
/** Before whose time it is, such as “New York time”. */
export const hours = 'Hours';
export const holidays = 'Holidays';
