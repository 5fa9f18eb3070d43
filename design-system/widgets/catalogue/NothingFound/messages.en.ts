export const takeOneAway = 'No product fits all of these filters at once. Take one away:';
export const takeItAway = 'No product fits this filter. Take it away to see the rest:';
export const otherWords = 'Check the spelling, try fewer words, or open one of the departments.';
export const restocking = 'We are restocking this shelf. Please look at another department.';
export const nothingFoundFor = (words: string) => `Nothing found for “${words}”`;
export const nothingFound = 'Nothing found';
