export const notForPickup = 'Not for pickup';
export const sentFromWorkshop = 'It is sent from the workshop that makes it.';
/** A day or how soon: `Tue, November 24`, `within 2 hours`. */
export const pickUpWhen = (ready: string) => `Pick it up ${ready}`;
export const pickUp = 'Pick it up at our shop';
export const choosePickup = (place: string) => `${place}. Choose pickup at checkout.`;
