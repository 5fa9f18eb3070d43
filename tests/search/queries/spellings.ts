import { finding, type Query } from '../query.ts';

/** Signs of writing: niqqud, geresh, the letters at a word's end. */
export const signs: Query[] = [
  ...finding({ departments: ['books'] }, 'סֵפֶר', 'ספרימ'),
  ...finding({ departments: ['poetry'] }, 'סִפְרֵי שִׁירָה'),
  ...finding({ departments: ['gifts', 'gift-cards'] }, 'מַתָּנָה'),
  ...finding({ title: 'Jerusalem' }, 'יְרוּשָׁלַיִם', 'בירושלים', 'Jerusalem ירושלים'),
  ...finding({ departments: ['pens'] }, "עטי ג'ל", 'עטי גל'),
  ...finding({ title: 'Tangier' }, "טנג'יר", 'טנגיר'),
  ...finding({ title: 'Alef-Bet' }, 'אלף־בית', 'alef bet'),
  ...finding({ title: 'Kite Pencil Case' }, 'קלמר kite', 'קלמר «עפיפון»'),
];

/** One letter wrong, missing, doubled or in another's place. */
export const slips: Query[] = [
  ...finding({ departments: ['notebooks'] }, 'מחבררת', 'מחרבת'),
  ...finding({ departments: ['pencils'] }, 'עפרנות', 'עיפרןן'),
  ...finding({ departments: ['vases'] }, 'אגרתל'),
  ...finding({ departments: ['jewelry'] }, 'תחשיטים'),
  ...finding({ departments: ['puzzles'] }, 'פזלים', 'puzzel'),
  ...finding({ departments: ['history'] }, 'היסתוריה'),
  ...finding({ departments: ['ceramics'] }, 'קרמיקא'),
  ...finding({ departments: ['cookbooks'] }, 'ספרי בישל'),
  ...finding({ departments: ['gift-cards'] }, 'כרטיס מתנא'),
  ...finding({ title: 'Jerusalem' }, 'ירושלם'),
  ...finding({ title: 'Pomegranate' }, 'pomegrante', 'רמונים'),
  ...finding({ departments: ['candles'] }, 'candel'),
];

/** Typed while the keyboard spoke the other language. */
export const keyboards: Query[] = [
  ...finding({ departments: ['books'] }, 'xpr'),
  ...finding({ departments: ['childrens-books'] }, 'hksho', 'xprh hksho'),
  ...finding({ departments: ['notebooks'] }, 'njcr,'),
  ...finding({ departments: ['candles'] }, 'בשמגךק'),
  ...finding({ title: 'Tea Towel' }, 'ndc,'),
  ...finding({ departments: ['pencils'] }, 'gprubu,'),
  ...finding({ departments: ['backpacks'] }, ',he dc'),
  ...finding({ title: 'Jerusalem' }, 'hruakho'),
  ...finding({ title: 'River' }, 'רןהקר'),
  ...finding({ departments: ['poetry', 'hebrew-poetry'] }, 'פםקארט'),
  ...finding({ title: 'Garden' }, 'עשרגקמ'),
];
