export const minimum = 'מינימום';
export const minimumPrice = 'מחיר מינימום';
export const maximum = 'מקסימום';
export const maximumPrice = 'מחיר מקסימום';
export const go = 'סינון';

export const notInFigures = 'נא להזין מחיר בספרות, למשל 20 או 19.50.';
export const belowZero = 'מחיר אינו יכול להיות נמוך מ־0.';
export const crossed = 'המקסימום נמוך מהמינימום. נא להעלות אותו או להוריד את המינימום.';
