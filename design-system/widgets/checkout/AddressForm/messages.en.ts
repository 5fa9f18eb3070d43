export const postalCode = 'ZIP or postal code';
export const fullName = 'Full name';
export const country = 'Country';
/** Goes on after “Select your”. */
export const countryToSelect = 'country';
export const searchCountries = 'Search countries';
export const street = 'Street address';
export const apartment = 'Apartment, suite';
export const city = 'City';
export const region = 'State or region';
/** What a country calls one of its regions; goes on after “Select your”, and after “Search by”. */
export const regionKinds = { state: 'state', province: 'province' };
export const searchRegions = (kind: string) => `Search by ${kind}`;
export const phone = 'Phone';
