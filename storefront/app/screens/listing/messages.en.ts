/** The description of a list that has none of its own, where a link to it is shared. */
export const listAt = (title: string, shop: string) => `${title} at ${shop}.`;
