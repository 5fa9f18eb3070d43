/** Names the bar, read out. */
export const progress = 'Progress toward free shipping';
export const terms = 'See free shipping terms';
