export const guessed = 'לא נמצאו תוצאות שבהן בדיוק המילים האלה. אלה הקרובות ביותר.';
export const didYouMean = ['האם הכוונה היא ', '?'] as const;
