export const guessed = 'Nothing holds exactly these words. This is what comes close.';
/** Around the words that may have been meant. */
export const didYouMean = ['Did you mean ', '?'] as const;
