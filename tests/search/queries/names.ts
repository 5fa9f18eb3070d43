import { finding, type Query } from '../query.ts';

/** Authors, as their names are written here and there. */
export const authors: Query[] = [
  ...finding({ author: 'Noemi Nightingall' }, 'נעמי נייטינגול', 'נועמי נייטינגול'),
  ...finding({ author: 'Julian Orenstern' }, 'ג׳וליאן אורנשטרן', 'גוליאן אורנשטרן'),
  ...finding({ author: 'Emil Winterfeld' }, 'אמיל וינטרפלד', 'winterfeld', 'אמיל ווינטרפלד'),
  ...finding({ author: 'Nadav Castellane' }, 'נדב קסטלן', 'nadav castelane'),
  ...finding({ author: 'Tamar Orenstern' }, 'תמר אורנשטרן', 'Orenstern תמר', 'tamar orenshtern'),
  ...finding({ author: 'Marcus Marom' }, 'ספר של מרקוס מרום', 'marcus maroom'),
  ...finding({ author: 'Boaz Sapir' }, 'בועז ספיר', 'Boaz Safir', 'לבועז ספיר'),
  ...finding({ author: 'Shira Ben-Arava' }, 'שירה בן ערבה', 'shira ben arava'),
];

/** Numbers that stand on or in a book, and a thing's own. */
export const numbers: Query[] = [
  ...finding({ title: 'What the River Kept' }, '979-9-9716-4417-7', '9799971644177', '979 9971'),
  ...finding({ title: 'The Challah Book' }, 'ISBN 979-9-9018-5482-9'),
  ...finding({ title: 'Pomegranate Journal' }, 'OTZ-JNL-000002'),
  ...finding({ title: 'Set of 24' }, '24 עפרונות צבעוניים'),
  ...finding({ title: 'Gift Card, $50' }, 'gift card 50'),
];
