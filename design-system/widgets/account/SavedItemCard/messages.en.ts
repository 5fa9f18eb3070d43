/** What a button does and to which address or card, read out: `action` is one of those below. */
export const actionOn = (action: string, name: string) => `${action}: ${name}`;
/** Of the address or the card that orders start from. */
export const isDefault = 'Default';
export const deleteForGood = 'Delete it for good?';
/** Read out in place of `remove`. */
export const confirmDelete = (name: string) => `Yes, delete ${name}`;
export const remove = 'Delete';
export const keep = 'Keep it';
export const edit = 'Edit';
export const makeDefault = 'Make default';
