/** Words that a search does not need to hold where it has others: they join words, and tell nothing of a thing. */
const FUNCTION_WORDS = new Set(
  'a an and at by for from in of on or the to with של על עם את או גם אל מן זה זו זאת כל עבור בשביל'.split(
    ' ',
  ),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
