/** Names a button that is pressed while the product is among the favorites. */
export const favorite = (title: string) => `Favorite ${title}`;
