/** Names the list, read out. */
export const list = 'Messages';
