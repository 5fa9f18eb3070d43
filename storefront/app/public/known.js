/* Otzar asks for this file to see whether it arrives as it was sent. */
export const known = 'A book, a gift, a school list: as they left the shop.';
