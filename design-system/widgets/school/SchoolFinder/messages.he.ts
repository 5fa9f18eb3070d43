export const zip = 'מיקוד';
export const findYourSchool = 'איתור בית הספר';
export const findSchools = 'חיפוש בתי ספר';
export const country = 'ארץ';
export const countryToSelect = 'ארץ';
