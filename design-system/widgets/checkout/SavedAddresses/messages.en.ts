export const shipTo = 'Ship to';
export const addAddress = 'Add an address';
export const noAddress = 'No address is kept yet.';

/** Goes on after an address or a card. */
export const isDefault = ' (default)';
export const deleteForGood = 'Delete it for good?';
/** Of an address or a card. */
export const deleteEntry = 'Delete';
/** Read out; `name` is an address or a card in short. */
export const deleteWhat = (name: string) => `Delete ${name}`;
export const keep = 'Keep it';
export const keepWhat = (name: string) => `Keep it: ${name}`;
export const edit = 'Edit';
export const editWhat = (name: string) => `Edit ${name}`;
/** Read out; the button asks before it deletes. */
export const askToDelete = (name: string) => `Delete ${name} …`;
