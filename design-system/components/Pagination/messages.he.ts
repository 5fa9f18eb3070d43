export const name = 'עמודים';
export const previous = 'הקודם';
export const next = 'הבא';
export const page = (page: number) => `עמוד ${page}`;
