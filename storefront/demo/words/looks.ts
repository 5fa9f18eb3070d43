import { type Term, terms } from './term.ts';

/** A decoration: the key by which it is drawn and its names. */
export interface Design extends Term {
  key: string;
}
const designs = (...lines: string[]): Design[] =>
  lines.map((line) => {
    const [key = '', en = '', he = ''] = line.split('|');
    return { key, en, he };
  });

export const decorations = designs(
  'pomegranate|Pomegranate|רימונים',
  'olive|Olive Branch|ענפי זית',
  'citrus|Citrus Grove|פרי הדר',
  'tiles|Painted Tile|אריחים מצוירים',
  'waves|Blue Wave|גלים כחולים',
  'letters|Alef-Bet|אותיות עבריות',
  'wildflower|Wildflower|פרחי בר',
  'stars|Night Sky|כוכבים',
  'fig|Fig Leaf|עלי תאנה',
  'blossom|Almond Blossom|פריחת השקד',
  'skyline|Old City|קו הרקיע של העיר העתיקה',
  'birds|Swallow|סנוניות',
  'sun|Morning Sun|שמש זורחת',
  'wheat|Harvest|שיבולים',
);

/** Colors that objects are made in, by the key of the drawing's palette. */
export const colors = designs(
  'pomegranate|Pomegranate|רימון',
  'olive|Olive|זית',
  'gold|Gold|זהב',
  'indigo|Indigo|אינדיגו',
  'clay|Clay|חמרה',
  'sand|Sand|חול',
  'sage|Sage|מרווה',
  'ink|Ink|דיו',
  'sky|Sky|שמיים',
  'rose|Rose|ורד',
);

/** Names of lines of school things. */
export const lines = terms(
  'Harbor|נמל',
  'Meadow|אחו',
  'Kite|עפיפון',
  'Comet|שביט',
  'Cedar|ארז',
  'Compass|מצפן',
  'Orchard|בוסתן',
  'Lantern|פנס',
  'Pebble|חלוק נחל',
  'Summit|פסגה',
);
