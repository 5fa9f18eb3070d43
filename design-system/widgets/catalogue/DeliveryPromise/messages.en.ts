export const unknown = 'See when it can be with you';
export const lookingUp = 'Looking up delivery…';
export const nothingShipsTo = (zip: string) => `Nothing of ours ships to ${zip} yet`;
export const failed = 'We could not look up delivery just now';
export const anotherZip = 'Try another zip code, or pick it up at our shop.';
export const checkZip = 'Check the zip code and try again.';
/** Goes on after the promise, such as `Get it Tomorrow`. */
export const toZip = (zip: string) => ` to ${zip}`;
export const changeZip = 'Change zip code';
export const enterZip = 'Enter your zip code';

export const zip = 'Zip code';
export const update = 'Update';
