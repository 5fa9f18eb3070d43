export const messages = {
  nameMissing: 'Please enter the name for the parcel.',
  streetMissing: 'Please enter the street and house number.',
  cityMissing: 'Please enter the city.',
  postalCodeMissing: 'Please enter the zip or postal code.',
  countryMissing: 'Please choose a country.',
};
