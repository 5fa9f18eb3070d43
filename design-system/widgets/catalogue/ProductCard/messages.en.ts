export const soldOut = 'Sold out';
export const preorder = 'Preorder';
export const comesOut = (day: string) => `Comes out ${day}`;
/** Names a button that is pressed while the product is among the favorites. */
export const favorite = (title: string) => `Favorite ${title}`;
export const added = (title: string) => `${title} is in your bag.`;

export const add = (title: string) => `Add ${title} to bag`;
