import { finding, type Query } from '../query.ts';

/** Books by what they are: singular and plural, construct, gendered, with letters before them. */
export const books: Query[] = [
  ...finding({ departments: ['books'] }, 'ספר', 'ספרים', 'הספרים', 'מהספר', 'ושבספרים'),
  ...finding(
    { departments: ['childrens-books'] },
    'ילד',
    'ילדים',
    'לילדים',
    'ספרי ילדים',
    'ספר לילד',
    'ספר לילדה',
    'בספרי הילדים',
  ),
  ...finding({ departments: ['activity-books'] }, 'חוברת פעילות', 'חוברות צביעה'),
  ...finding({ departments: ['early-readers'] }, 'לראשית הקריאה'),
  ...finding({ departments: ['novels'] }, 'רומן', 'הרומנים'),
  ...finding({ departments: ['hebrew-novels'] }, 'רומן בעברית', 'רומנים עבריים'),
  ...finding({ departments: ['hebrew-literature'] }, 'ספרות עברית'),
  ...finding({ departments: ['short-stories'] }, 'סיפור קצר', 'ספורים קצרים'),
  ...finding({ departments: ['mysteries'] }, 'ספר מתח', 'תעלומות'),
  ...finding({ departments: ['poetry'] }, 'ספרי שירה', 'ספר שירים'),
  ...finding({ departments: ['history'] }, 'ספרי היסטוריה', 'קיצור תולדות המלח'),
  ...finding({ departments: ['essays'] }, 'מסה', 'ספר פילוסופיה'),
  ...finding({ departments: ['memoir'] }, 'זכרונות', 'ספרי זיכרון'),
  ...finding({ departments: ['cookbooks'] }, 'ספר בישול', 'ספרי הבישול', 'מתכון'),
  ...finding({ departments: ['baking'] }, 'אפיה', 'עוגת דבש'),
  ...finding({ departments: ['craft'] }, 'מלאכת יד', 'מדריך לקליגרפיה'),
  ...finding({ departments: ['art-and-design'] }, 'אומנות ועיצוב'),
];

/** A certain book, as somebody remembers its title. */
export const titles: Query[] = [
  ...finding({ title: 'The Great Challah Book' }, 'הספר הגדול של החלות', 'הספר הגדול על חלות'),
  ...finding({ title: 'First Day of School' }, 'היום הראשון בבית הספר', 'יום ראשון בבית ספר'),
  ...finding({ title: 'A Garden of Small Lights' }, 'גן של אורות קטנים', 'גן אורות'),
  ...finding({ title: 'What the River Kept' }, 'מה ששמר הנהר', 'נהר ששמר'),
  ...finding({ title: 'A Year of Paper' }, 'שנה של נייר', 'שנת נייר'),
  ...finding({ title: 'Postcards from Safed' }, 'גלויה מצפת'),
  ...finding({ title: 'A Childhood in Safed' }, 'ילדות בצפת'),
  ...finding({ title: 'The Little Cheesecake Book' }, 'עוגת גבינה'),
  ...finding({ title: 'The Hen Who' }, 'תרנגולת', 'התרנגולת ששאלה את הירח'),
  ...finding({ title: 'The Owl Who' }, 'ינשופים'),
];
