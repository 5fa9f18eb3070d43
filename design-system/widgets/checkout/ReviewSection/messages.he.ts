export const edit = 'עריכה';
export const editWhat = (title: string) => `עריכה: ${title}`;
