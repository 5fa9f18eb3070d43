/** After the product's title. It begins with a space. */
export const wasRemoved = ' was removed.';
export const undo = 'Undo';
