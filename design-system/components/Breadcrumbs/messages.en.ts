export const name = 'Breadcrumb';
export const showMore = (count: number) => `Show ${count} more`;
