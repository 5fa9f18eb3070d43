import { people } from './people.ts';

/** What they do; `{name}` is filled in, and no pronoun stands for it. */
const works = [
  '{name} writes in the mornings and answers letters in the afternoons.',
  '{name} began by correcting other people’s proofs, and says it shows.',
  '{name} grew up over a bakery and still gets up at four.',
  '{name} studied law, kept the patience for footnotes and left the rest.',
  'For eleven years {name} drove the night bus, and listened.',
  '{name} works slowly, on paper, and throws away more than most people keep.',
  'Before the first book {name} taught school in three towns and two languages.',
  '{name} has lived in Haifa, Trieste and Vermont, and writes about none of them by name.',
  '{name} comes from a family of bookbinders who preferred their books empty.',
  '{name} likes short sentences, long tables and trains that are late.',
  'Readers know {name} for a dry voice and a soft heart.',
  '{name} keeps bees, a diary and most promises.',
  '{name} trained as an illustrator and still draws every chapter before a word of it is written.',
];

/** What is worth knowing besides. */
const lives = [
  'The first two books appeared in editions of three hundred; both are read in schools today.',
  'Home is a third floor in Jerusalem with too many chairs.',
  'A new work appears about every other year, and nobody has managed to hurry it.',
  'The workshop door is open on Thursdays, and there is usually soup.',
  'Translations exist in nine languages, one of them invented.',
  'We have known each other since the shop had a single shelf.',
  'A prize or two came along; they hold a door open.',
  'Half of the royalties keep a village library running.',
  'Ask for the early work: it is odd, short and very funny.',
  'What is not written is cooked, and guests are asked for criticism of both.',
  'The drafts are said to fill a bathtub.',
];

/** A sentence or two about each of the people, in the order of their ids; no two have the same. */
export const abouts: string[] = people.map(({ en }, at) => {
  const [work = '', life = ''] = [works[at % works.length], lives[at % lives.length]];
  return `${work.replace('{name}', en)} ${life}`;
});

/** The works in Hebrew, in their order; no verb says whether a man or a woman is meant. */
const worksInHebrew = [
  'הבקרים של {name} שייכים לכתיבה, ואחר הצהריים למכתבים.',
  'הדרך של {name} התחילה בהגהת ספרים של אחרים, וזה ניכר.',
  'הילדות של {name} עברה מעל מאפייה, והשעון המעורר מכוון עדיין לארבע.',
  'מלימודי המשפטים נשארה אצל {name} הסבלנות להערות שוליים.',
  'אחת־עשרה שנים באוטובוס הלילה לימדו את {name} להקשיב.',
  'העבודה של {name} נעשית לאט, על נייר, ורוב הדפים נזרקים.',
  'לפני הספר הראשון של {name} היו שנות הוראה בשלוש ערים ובשתי שפות.',
  'חיפה, טרייסטה וורמונט היו הבית של {name}, ואף אחת מהן אינה נזכרת בשמה.',
  'המשפחה של {name} כרכה ספרים, והעדיפה אותם ריקים.',
  'משפטים קצרים, שולחנות ארוכים ורכבות מאחרות: אלה האהבות של {name}.',
  'קול יבש ולב רך: כך מכירים את {name}.',
  'דבורים, יומן ורוב ההבטחות נשמרים אצל {name}.',
  'האיור קודם אצל {name} למילים: כל פרק מצויר לפני שהוא נכתב.',
];

const livesInHebrew = [
  'שני הספרים הראשונים הופיעו בשלוש מאות עותקים; היום קוראים בהם בבתי ספר.',
  'הבית הוא קומה שלישית בירושלים עם יותר מדי כיסאות.',
  'יצירה חדשה מופיעה אחת לשנתיים בערך, ואיש לא הצליח לזרז אותה.',
  'דלת הסדנה פתוחה בימי חמישי, ובדרך כלל יש מרק.',
  'יש תרגומים לתשע שפות, אחת מהן מומצאת.',
  'ההיכרות שלנו התחילה כשהיה בחנות מדף אחד.',
  'הגיעו גם פרס או שניים; הם מחזיקים דלת פתוחה.',
  'מחצית מהתמלוגים מחזיקה ספרייה כפרית.',
  'כדאי לשאול על היצירה המוקדמת: היא מוזרה, קצרה ומצחיקה מאוד.',
  'מה שלא נכתב מתבשל, והאורחים מתבקשים לבקר את שניהם.',
  'אומרים שהטיוטות ממלאות אמבטיה.',
];

/** What is worth knowing about each of them, in English and in Hebrew. */
export const aboutsInHebrew = people.map(({ he }, at): [string, string] => {
  const [work = '', life = ''] = [
    worksInHebrew[at % works.length],
    livesInHebrew[at % lives.length],
  ];
  return [abouts[at] ?? '', `${work.replace('{name}', he)} ${life}`];
});
