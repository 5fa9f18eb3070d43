/** The id of a drawing within a page. */
export const idOfDrawing = (name: string) => `icon-${name}`;
