import { finding, type Query } from '../query.ts';

/** Presents and what is for the home. */
export const gifts: Query[] = [
  ...finding({ departments: ['gifts', 'gift-cards'] }, 'מתנה', 'מתנות'),
  ...finding({ departments: ['gift-sets'] }, 'ערכת מתנה'),
  ...finding({ title: 'For a Teacher' }, 'מתנה למורה', 'למורה'),
  ...finding({ departments: ['mugs'] }, 'ספל', 'ספל לקפה', 'ספלי אספרסו'),
  ...finding({ departments: ['candles'] }, 'נר', 'הנרות'),
  ...finding({ departments: ['bowls'] }, 'קערה', 'קערת סלט', 'צלחות'),
  ...finding({ departments: ['ceramics'] }, 'כלי קרמיקה'),
  ...finding({ departments: ['vases'] }, 'אגרטלים'),
  ...finding({ departments: ['puzzles'] }, 'פאזל', 'פאזל 1000 חלקים'),
  ...finding({ departments: ['board-games'] }, 'משחקי לוח'),
  ...finding({ title: 'Card Game' }, 'משחק קלפים'),
  ...finding({ departments: ['games-and-puzzles'] }, 'משחק', 'משחקים לילדים'),
  ...finding({ departments: ['jewelry'] }, 'תכשיט'),
  ...finding({ departments: ['necklaces'] }, 'שרשרת', 'שרשראות', 'תליונים'),
  ...finding({ departments: ['earrings'] }, 'עגיל'),
  ...finding({ departments: ['textiles'] }, 'תיקי בד', 'כריות'),
  ...finding({ departments: ['journals'] }, 'יומן'),
  ...finding({ title: 'פנקס' }, 'פנקסים'),
  ...finding({ departments: ['cards-and-wrap'] }, 'כרטיס ברכה', 'ניירות עטיפה'),
  ...finding({ title: 'Reading Lamp' }, 'מנורה'),
  ...finding({ title: 'Wall Shelf' }, 'מדפים'),
];

/** What a child takes to school. */
export const school: Query[] = [
  ...finding({ departments: ['school'] }, 'לבית הספר', 'ציוד לבית ספר'),
  ...finding({ departments: ['pens'] }, 'עט', 'עט נובע', 'טוש'),
  ...finding({ departments: ['pencils'] }, 'עיפרון', 'עפרון', 'עפרונות צבעוניים'),
  ...finding({ departments: ['notebooks'] }, 'מחברת', 'המחברות', 'מחברות ספירלה'),
  ...finding({ departments: ['binders'] }, 'קלסר'),
  ...finding({ departments: ['backpacks'] }, 'ילקוטים', 'תיק גב'),
  ...finding({ departments: ['pencil-cases'] }, 'קלמר'),
  ...finding({ departments: ['calculators-and-tools'] }, 'מחשבון', 'גלובוס'),
  ...finding({ title: 'Watercolor' }, 'צבעי מים'),
  ...finding({ departments: ['brushes-and-paper'] }, 'מכחול'),
];

/** What nobody ships, and what comes again. */
export const offers: Query[] = [
  ...finding({ departments: ['gift-cards'] }, 'כרטיס מתנה', 'כרטיסי מתנה', 'gift card'),
  ...finding({ title: 'New Year Gift Card' }, 'שנה טובה'),
  ...finding({ departments: ['digital-library'] }, 'ספריה דיגיטלית', 'דיגיטלי'),
  ...finding({ departments: ['e-books'] }, 'ספר אלקטרוני'),
  ...finding({ departments: ['audiobooks'] }, 'ספר שמע', 'ספרי השמע'),
  ...finding({ departments: ['courses'] }, 'קורס', 'שיעורי ערב'),
  ...finding({ departments: ['subscriptions'] }, 'מינוי', 'מנויים'),
  ...finding({ departments: ['magazines'] }, 'כתבי העת', 'מינוי לכתב עת'),
  ...finding({ departments: ['book-boxes'] }, 'קופסת ספרים', 'קופסא של ספרים'),
  ...finding({ departments: ['workshops'] }, 'סדנה', 'סדנאות'),
  ...finding({ title: 'Gift Wrapping Workshop' }, 'אריזת מתנה'),
  ...finding({ departments: ['book-care'] }, 'טיפול בספר'),
  ...finding({ title: 'Bookbinding' }, 'כריכת ספר'),
];
