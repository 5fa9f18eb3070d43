export const name = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const page = (page: number) => `Page ${page}`;
