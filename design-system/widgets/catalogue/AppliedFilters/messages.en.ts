export const appliedFilters = 'Applied filters';
/** Of what is filtered by and what it is held to. */
export const remove = (facet: string, label: string) => `Remove filter: ${facet} ${label}`;
export const clearAll = 'Clear all';
