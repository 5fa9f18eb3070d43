export const selected = (count: number) => `${count} selected`;
export const nothingToChoose = 'There is nothing to choose from here.';
export const fetchingAll = (total: number) => `Fetching all ${total}…`;

/** Around the facet's name, such as `Brand`. */
export const findIn = ['Find in ', ''] as const;
export const lookingThrough = (total: number) => `Looking through all ${total}…`;
export const foundOf = (found: number, total: number) => `${found} of ${total}`;
export const nothingCalled = (sought: string, total: number) =>
  `Nothing here is called “${sought}”. Check the spelling, or clear the field to see all ${total}.`;

/** What an option is called, with how many products it would leave, as a number and as it is written. */
export const option = (label: string, count: number, written: string) =>
  `${label}, ${count === 0 ? 'no' : written} ${count === 1 ? 'product' : 'products'}`;

export const showAll = (total: number) => `Show all ${total}`;

export const showFewer = 'Show fewer';
export const showMore = (others: number) => `Show more (${others})`;
