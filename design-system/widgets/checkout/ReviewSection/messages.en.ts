export const edit = 'Edit';
/** Read out; `title` is the section's heading. */
export const editWhat = (title: string) => `Edit ${title.toLowerCase()}`;
