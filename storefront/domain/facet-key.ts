const FACET_KEY = /^(categories|vendors|creators|(filters|variations)\.[a-z0-9-]{1,40})$/;

/** Whether a name in an address is that of a facet. By itself, so that a page can ask without any schema. */
export const isFacetKey = (name: string): boolean => FACET_KEY.test(name);
