import { finding, type Query } from '../query.ts';

/** More of all that, as it is typed by those who do not know the catalogue. */
export const further: Query[] = [
  // Plural, construct, gender.
  ...finding({ title: 'סונטות' }, 'סונטה'),
  ...finding({ title: 'Lullabies' }, 'שיר ערש', 'שירי הערש'),
  ...finding({ title: 'from Prague' }, 'גלויה מפראג'),
  ...finding({ departments: ['activity-books'] }, 'חוברת צביעה לילדה'),
  ...finding({ title: 'חידת' }, 'חידה'),
  ...finding({ departments: ['mugs'] }, 'ספלים גבוהים', 'הספל'),
  ...finding({ departments: ['bowls'] }, 'קערת הגשה', 'צלחת'),
  ...finding({ title: 'Tea Towel' }, 'מגבות למטבח'),
  ...finding({ title: 'Suitcase' }, 'מזוודות'),
  ...finding({ departments: ['memoir'] }, 'ספר זכרונות'),
  // Letters before a word.
  ...finding({ departments: ['candles'] }, 'ולנרות', 'כשהנרות'),
  ...finding({ departments: ['notebooks'] }, 'שבמחברות', 'ומהמחברות'),
  ...finding({ title: 'Owl' }, 'שהינשוף'),
  ...finding({ departments: ['school'] }, 'לביה״ס', 'ציוד לבי"ס'),
  // Full and defective spelling.
  ...finding({ departments: ['history'] }, 'הסטוריה', 'ספרי הסטוריה'),
  ...finding({ title: 'Snail' }, 'חלזון'),
  ...finding({ title: 'Hedgehog' }, 'קפוד'),
  ...finding({ departments: ['digital-library'] }, 'דיגיטאלי'),
  ...finding({ departments: ['courses'] }, 'קורסים מקוונים'),
  ...finding({ departments: ['ceramics'] }, 'קראמיקה'),
  ...finding({ title: 'Vienna' }, 'צהרי יום ראשון בווינה', 'וינא'),
  ...finding({ title: 'Umbrella' }, 'מטריה', 'מטריות'),
  ...finding({ title: 'Lighthouse' }, 'מגדלור'),
  ...finding({ departments: ['puzzles'] }, 'פזל', 'פאזלים לילדים'),
  // Authors.
  ...finding({ author: 'Clara Marchetta' }, 'קלארה מרקטה', 'clara marketta'),
  ...finding({ author: 'Avigail Castellane' }, 'אביגיל קאסטלן', 'avigayil castellane'),
  ...finding({ author: 'Noemi Zeitlin' }, 'נעמי ציטלין', 'naomi zeitlin'),
  ...finding({ author: 'Asher Quillfeather' }, 'אשר קוילפדר'),
  ...finding({ author: 'Rafael Rimoni' }, 'רפאל רמוני', 'raphael rimoni'),
  ...finding({ author: 'Ruth Petrescu' }, 'רות פטרסקו', 'rut petresku'),
  ...finding({ author: 'Leonie Holloran' }, 'לאוני הולוראן'),
  // Keyboards.
  ...finding({ title: 'Hedgehog' }, 'vehpus'),
  ...finding({ title: 'Lisbon' }, 'ךןדנםמ'),
  ...finding({ departments: ['mugs'] }, 'צוע', 'xpk'),
  ...finding({ title: 'שירים' }, 'ahrho'),
  ...finding({ departments: ['puzzles'] }, 'פוזזךק'),
  ...finding({ departments: ['gifts', 'gift-cards', 'gift-sets'] }, 'n,bv'),
  // Presents and school.
  ...finding(
    { departments: ['gifts', 'gift-cards', 'gift-sets'] },
    'מתנה ליום הולדת',
    'מתנות לחג',
    'מתנה לאמא',
  ),
  ...finding({ title: 'For a Teacher' }, 'מתנות למורה', 'למורים'),
  ...finding({ title: 'Housewarming' }, 'מתנה לחנוכת בית'),
  ...finding({ departments: ['backpacks'] }, 'ילקוט לכיתה א׳', 'תיקי גב לבית הספר'),
  ...finding({ departments: ['pens'] }, 'טושים צבעוניים', 'עטים'),
  ...finding({ title: 'Tempera' }, 'צבע גואש'),
  ...finding({ departments: ['pencil-cases'] }, 'קלמרים'),
];
