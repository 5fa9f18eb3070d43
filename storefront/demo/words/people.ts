import { terms } from './term.ts';

const givenNames = terms(
  'Miriam|מרים',
  'Asher|אשר',
  'Clara|קלרה',
  'Yoav|יואב',
  'Leonie|לאוני',
  'Nadav|נדב',
  'Ruth|רות',
  'Emil|אמיל',
  'Tamar|תמר',
  'Julian|ג׳וליאן',
  'Avigail|אביגיל',
  'Marcus|מרקוס',
  'Shira|שירה',
  'Elias|אליאס',
  'Noemi|נעמי',
  'Boaz|בועז',
  'Irena|אירנה',
  'Matan|מתן',
  'Hester|הסתר',
  'Rafael|רפאל',
);
const familyNames = terms(
  'Almog|אלמוג',
  'Castellane|קסטלן',
  'Harduf|הרדוף',
  'Winterfeld|וינטרפלד',
  'Tamarin|תמרין',
  'Ashgrove|אשגרוב',
  'Zeitlin|צייטלין',
  'Marchetta|מרקטה',
  'Ben-Arava|בן־ערבה',
  'Lindholt|לינדהולט',
  'Sapir|ספיר',
  'Vardenko|ורדנקו',
  'Tishbi|תשבי',
  'Holloran|הולורן',
  'Orenstern|אורנשטרן',
  'Quillfeather|קווילפדר',
  'Marom|מרום',
  'Delacourt|דלקור',
  'Rimoni|רימוני',
  'Petrescu|פטרסקו',
  'Shaked|שקד',
  'Abravaya|אברוויה',
  'Nightingall|נייטינגול',
);

/** Invented writers, artists and teachers: each given name with six family names. */
export const people = givenNames.flatMap((given, row) =>
  Array.from({ length: 6 }, (_, step) => {
    const family = familyNames[(row * 7 + step * 4) % familyNames.length];
    return { en: `${given.en} ${family?.en}`, he: `${given.he} ${family?.he}` };
  }),
);

/** Publishers, makers and studios, in the order of their ids. */
export const vendors = [
  'Almond Lane Press',
  'Third Window Books',
  'Harbor & Quill',
  'Olive Court Editions',
  'Paper Lantern',
  'Sefer House',
  'Long Table Cookbooks',
  'Little Hoopoe',
  'Sand & Cedar',
  'Blue Door Poetry',
  'Gatehouse Academic',
  'Kiln Street Studio',
  'Beeswax & Thread',
  'Foldwell Paper',
  'Evening Table Games',
  'Loom & Linen',
  'Silver Alef',
  'Northlight School Supply',
  'Atlas Pen Company',
  'Kite & Satchel',
  'Brush & Clay',
  'Slate Instruments',
  'Quiet Hour Audio',
  'Otzar',
] as const;
export type Vendor = (typeof vendors)[number];
