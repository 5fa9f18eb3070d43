export const address = 'Address';
export const hours = 'Hours';
export const virtualTour = 'Virtual tour';
export const visit = (shop: string) => `Visit ${shop}`;
export const storeInformation = 'Store information';

export const storeAddress = 'Store address';
/** For search engines. */
export const whereWeAre = (address: string) => `Where we are: ${address}.`;

export const storeHours = 'Store hours';
/** For search engines. */
export const whenOpen = 'When the store is open, today and on holidays.';

/** For search engines. */
export const lookRound = 'A look round the store, from the door to the school shelf.';
/** Describes the picture of the tour. */
export const storeInPicture =
  'The store from the door to the school shelf: a window on the street, a wall of books with a ladder, the counter, the children’s corner.';
export const door = 'Door';
export const wallOfBooks = 'Wall of books';
export const counter = 'Counter';
export const childrensCorner = 'Children’s corner';
export const schoolShelf = 'School shelf';
