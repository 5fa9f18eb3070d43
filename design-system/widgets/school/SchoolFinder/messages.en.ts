export const zip = 'Zip code';
export const findYourSchool = 'Find your school';
export const findSchools = 'Find schools';
export const country = 'Country';
/** Goes on after “Select your”. */
export const countryToSelect = 'country';
