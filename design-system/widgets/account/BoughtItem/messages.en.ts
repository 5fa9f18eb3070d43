/** Before the title of the product, which is read out. */
export const comeRegularly = 'Have it come regularly';
/** Leads to the page of a product that comes in several kinds; before its title, which is read out. */
export const choose = 'Choose';
/** Before the title of the product, which is read out. */
export const addToBag = 'Add to bag';
