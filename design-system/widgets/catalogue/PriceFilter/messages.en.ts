export const minimum = 'Minimum';
/** Read out in place of `minimum`. */
export const minimumPrice = 'Minimum price';
export const maximum = 'Maximum';
/** Read out in place of `maximum`. */
export const maximumPrice = 'Maximum price';
export const go = 'Go';

export const notInFigures = 'Enter a price in figures, such as 20 or 19.50.';
export const belowZero = 'A price cannot be below 0.';
export const crossed = 'The maximum is below the minimum. Raise it, or lower the minimum.';
