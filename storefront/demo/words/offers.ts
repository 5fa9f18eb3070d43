/** What is not made of paper or clay: cards, subscriptions, services; and what is put together of other things. */
export interface Offer {
  name: string;
  he: string;
  shelf: string;
  /** Key of the decoration, or the scene that is drawn. */
  look: string;
  dollars: number;
  short: string;
  heShort: string;
  opening: string;
  heOpening: string;
  facts: Record<string, string>;
}

const card = (name: string, he: string, shelf: string, look: string, dollars: number): Offer => ({
  name: `${name} Gift Card, $${dollars}`,
  he: `כרטיס מתנה: ${he}`,
  shelf,
  look,
  dollars,
  short: `A ${dollars}-dollar card for books, gifts and school things, sent by e-mail.`,
  heShort: 'כרטיס מתנה לספרים, למתנות ולבית הספר, נשלח בדואר אלקטרוני.',
  opening:
    'Choose the card, and we send it by e-mail with its code, ready to print or to forward. It never expires, it can be spent in several visits, and what remains stays on the card.',
  heOpening:
    'בוחרים כרטיס, ואנחנו שולחים אותו בדואר אלקטרוני עם הקוד שלו. הכרטיס אינו פג, אפשר להשתמש בו בכמה קניות, והיתרה נשמרת עליו.',
  facts: { Value: `$${dollars}`, Delivery: 'By e-mail, within minutes', Expires: 'Never' },
});

export const giftCards: Offer[] = [
  card('Pomegranate', 'רימונים', 'everyday-cards', 'pomegranate', 25),
  card('Olive Branch', 'ענפי זית', 'everyday-cards', 'olive', 50),
  card('Night Sky', 'כוכבים', 'everyday-cards', 'stars', 100),
  card('Alef-Bet', 'אותיות', 'everyday-cards', 'letters', 36),
  card('Painted Tile', 'אריחים', 'everyday-cards', 'tiles', 75),
  card('New Year', 'שנה טובה', 'holiday-cards', 'pomegranate', 54),
  card('Festival of Lights', 'חנוכה', 'holiday-cards', 'sun', 18),
  card('Spring Holiday', 'חג האביב', 'holiday-cards', 'blossom', 36),
  card('Harvest', 'חג האסיף', 'holiday-cards', 'wheat', 50),
  card('Birthday', 'יום הולדת', 'everyday-cards', 'wildflower', 30),
  card('Thank You, Teacher', 'תודה, המורה', 'everyday-cards', 'birds', 20),
];

const box = (
  name: string,
  he: string,
  dollars: number,
  look: string,
  what: string,
  heWhat: string,
): Offer => ({
  name: `${name} Book Box`,
  he: `קופסת ספרים: ${he}`,
  shelf: 'book-boxes',
  look,
  dollars,
  short: `${what}, chosen by our booksellers and sent every month.`,
  heShort: `${heWhat}, בבחירת המוכרים שלנו, בכל חודש.`,
  opening: `On the first Tuesday of the month a box leaves the shop with ${what.toLowerCase()} in it, wrapped in paper and accompanied by a letter about why it was chosen. Pause, skip or stop whenever you like.`,
  heOpening: `ביום שלישי הראשון של החודש יוצאת מן החנות קופסה ובה ${heWhat}, עטופה בנייר ומלווה במכתב על הבחירה. אפשר לעצור או לדלג בכל עת.`,
  facts: { Sent: 'Every month', Cancel: 'At any time', Shipping: 'Included' },
});
const magazine = (
  name: string,
  he: string,
  dollars: number,
  look: string,
  about: string,
  heAbout: string,
): Offer => ({
  name: `${name}, One Year`,
  he: `${he}, מינוי לשנה`,
  shelf: 'magazines',
  look,
  dollars,
  short: `${about}, four times a year.`,
  heShort: `${heAbout}, ארבע פעמים בשנה.`,
  opening: `${about}, on good paper and without advertisements. Each issue has one long piece worth clearing an evening for, and a back page that people tear out and keep.`,
  heOpening: `${heAbout}, על נייר טוב וללא פרסומות. בכל גיליון מאמר ארוך אחד שראוי לפנות לו ערב.`,
  facts: { Issues: '4 a year', Pages: '112', Cancel: 'At any time' },
});

export const subscriptions: Offer[] = [
  box('Fiction', 'סיפורת', 28, 'waves', 'One new novel', 'רומן חדש אחד'),
  box('Poetry', 'שירה', 22, 'blossom', 'One book of poems', 'ספר שירים אחד'),
  box('Bedtime', 'ספרי תמונות', 26, 'sun', 'Two picture books', 'שני ספרי תמונות'),
  box('Cook’s', 'בישול', 38, 'citrus', 'One cookbook and a spice', 'ספר בישול ותבלין'),
  box('Hebrew Shelf', 'המדף העברי', 30, 'letters', 'One novel in Hebrew', 'רומן אחד בעברית'),
  box(
    'First Readers',
    'ראשית קריאה',
    24,
    'birds',
    'Two books for new readers',
    'שני ספרים לקוראים חדשים',
  ),
  box('History', 'היסטוריה', 34, 'skyline', 'One work of history', 'ספר היסטוריה אחד'),
  box('Mystery', 'מתח', 26, 'stars', 'One mystery, sealed', 'ספר מתח אחד, חתום'),
  box(
    'Maker’s',
    'מלאכת יד',
    42,
    'tiles',
    'One craft project with its materials',
    'פרויקט יצירה על חומריו',
  ),
  box('Stationery', 'מכתבייה', 19, 'wildflower', 'Paper, pens and stamps', 'ניירות, עטים וחותמות'),
  magazine(
    'The Long Table',
    'השולחן הארוך',
    48,
    'citrus',
    'Writing about food and the people who cook it',
    'כתיבה על אוכל ועל מי שמבשל אותו',
  ),
  magazine(
    'Third Floor',
    'קומה שלישית',
    40,
    'skyline',
    'New fiction and poems from two languages',
    'סיפורת ושירה חדשות בשתי שפות',
  ),
  magazine(
    'Small Hours',
    'השעות הקטנות',
    36,
    'stars',
    'Essays for people who read late',
    'מסות למי שקוראים מאוחר בלילה',
  ),
  magazine(
    'Kite',
    'עפיפון',
    32,
    'birds',
    'Stories, puzzles and things to make for ages 6 to 10',
    'סיפורים, חידות ויצירה לגילאי 6 עד 10',
  ),
  magazine(
    'Grain & Glaze',
    'גרעין וזיגוג',
    44,
    'wheat',
    'Workshops, tools and the people who use them',
    'סדנאות, כלים ומי שמשתמשים בהם',
  ),
  magazine(
    'Alef',
    'אלף',
    38,
    'letters',
    'A Hebrew quarterly for learners',
    'רבעון עברי ללומדי השפה',
  ),
  magazine(
    'Atlas of Small Places',
    'אטלס המקומות הקטנים',
    46,
    'sun',
    'Slow travel, one town at a time',
    'מסעות איטיים, עיירה אחת בכל פעם',
  ),
  magazine(
    'Margins',
    'שוליים',
    42,
    'olive',
    'A review of books, old ones included',
    'ביקורת ספרים, גם ישנים',
  ),
];

const service = (
  name: string,
  he: string,
  shelf: string,
  look: string,
  dollars: number,
  short: string,
  heShort: string,
  opening: string,
  heOpening: string,
): Offer => ({
  name,
  he,
  shelf,
  look,
  dollars,
  short,
  heShort,
  opening,
  heOpening,
  facts: { Where: 'In the shop', Booking: 'We write to you within one working day to fix a time' },
});

export const services: Offer[] = [
  service(
    'Gift Wrapping Workshop',
    'סדנת אריזת מתנות',
    'workshops',
    'wrapping',
    32,
    'Two hours, six papers and the secret of the flat fold.',
    'שעתיים, שישה ניירות וסוד הקיפול השטוח.',
    'Bring three presents and take them home beautiful. We supply paper, ribbon, scissors and tea, and show five ways of wrapping, one of them for things that are not square.',
    'מביאים שלוש מתנות ולוקחים אותן הביתה ארוזות יפה. הנייר, הסרטים, המספריים והתה עלינו.',
  ),
  service(
    'Bookbinding for Beginners',
    'כריכת ספרים למתחילים',
    'workshops',
    'bench',
    75,
    'Sew and bind a notebook of your own in one evening.',
    'תופרים וכורכים מחברת משלכם בערב אחד.',
    'An evening at the bench with a binder of thirty years’ practice. You will fold, sew, glue and press, and leave with a clothbound notebook and clean hands, more or less.',
    'ערב ליד שולחן העבודה עם כורך ותיק. מקפלים, תופרים, מדביקים וכובשים, ויוצאים עם מחברת בכריכת בד.',
  ),
  service(
    'Hebrew Calligraphy Evening',
    'ערב קליגרפיה עברית',
    'workshops',
    'bench',
    58,
    'From the reed pen to your own name.',
    'מן הקולמוס ועד לשם שלכם.',
    'Three hours with a reed pen, beginning with straight lines and ending with a word worth framing. Left-handed people are especially welcome.',
    'שלוש שעות עם קולמוס, מקווים ישרים ועד מילה שראוי למסגר.',
  ),
  service(
    'Story Hour Birthday',
    'יום הולדת עם שעת סיפור',
    'workshops',
    'reading',
    180,
    'A party for twelve among the picture books.',
    'מסיבה לשנים־עשר ילדים בין ספרי התמונות.',
    'A storyteller, a craft table and the shop to yourselves on a Sunday morning. Every guest goes home with a paperback.',
    'מספרת סיפורים, שולחן יצירה וחנות שלמה לבוקר אחד. כל אורח הולך הביתה עם ספר.',
  ),
  service(
    'Watercolor Morning',
    'בוקר של צבעי מים',
    'workshops',
    'bench',
    64,
    'A small class, a large window and one jar of lemons.',
    'כיתה קטנה, חלון גדול וצנצנת לימונים.',
    'For people who last painted at school. All materials are included, and the paintings are dry by lunchtime.',
    'למי שצייר לאחרונה בבית הספר. כל החומרים כלולים, והציורים מתייבשים עד הצהריים.',
  ),
  service(
    'Book Repair',
    'תיקון ספרים',
    'book-care',
    'bench',
    38,
    'Loose pages tightened, torn pages mended.',
    'מהדקים דפים רופפים ומתקנים קרעים.',
    'Bring us the book that has been read to pieces. We sew, mend and reinforce with paper and paste that can be undone by the next binder, and write to you with a price before anything larger.',
    'מביאים לנו את הספר שנקרא עד שהתפרק. אנחנו תופרים, מתקנים ומחזקים בחומרים הפיכים.',
  ),
  service(
    'Rebinding in Cloth',
    'כריכה חדשה בבד',
    'book-care',
    'bench',
    95,
    'A new case for an old friend, titled in gold.',
    'כריכה חדשה לחבר ותיק, עם כותר בזהב.',
    'A full rebinding in bookcloth with new endpapers and a title stamped in gold. Choose from twelve colors when you bring it in.',
    'כריכה מלאה בבד עם דפי שער חדשים וכותר מוטבע בזהב. אפשר לבחור מתוך שנים־עשר צבעים.',
  ),
  service(
    'Bookplates, Designed for You',
    'תווית ספר בעיצוב אישי',
    'book-care',
    'reading',
    120,
    'One drawing, one name, one hundred plates.',
    'ציור אחד, שם אחד, מאה תוויות.',
    'An illustrator talks with you for half an hour and draws a plate for your library. We print one hundred on gummed paper.',
    'מאייר משוחח אתכם חצי שעה ומצייר תווית לספרייה שלכם. אנחנו מדפיסים מאה.',
  ),
  service(
    'Protective Jacketing',
    'עטיפת ספרים',
    'book-care',
    'bench',
    9,
    'Clear archival jackets, fitted while you wait.',
    'עטיפות שקופות, בהתאמה במקום.',
    'Up to three books jacketed in archival film, cut to size and folded without tape.',
    'עד שלושה ספרים נעטפים בעטיפה שקופה, בלי דבק.',
  ),
  service(
    'An Hour with a Bookseller',
    'שעה עם מוכר ספרים',
    'personal-shopper',
    'reading',
    25,
    'Tell us three books that you loved. We do the rest.',
    'ספרו לנו על שלושה ספרים שאהבתם.',
    'Sit down with one of us for an hour, in the shop or on the telephone. You leave with a list of twenty, and the fee comes off anything that you buy from it.',
    'יושבים עם אחד מאתנו שעה, בחנות או בטלפון, ויוצאים עם רשימה של עשרים ספרים.',
  ),
  service(
    'A Library for a New Baby',
    'ספרייה לתינוק חדש',
    'personal-shopper',
    'reading',
    45,
    'Twelve books chosen for one small person.',
    'שנים־עשר ספרים לאדם קטן אחד.',
    'We choose twelve books that will last from the first weeks to the first day of school, and send you the list with a reason for each. The books themselves are not included.',
    'אנחנו בוחרים שנים־עשר ספרים שיתאימו מן השבועות הראשונים ועד היום הראשון בבית הספר.',
  ),
  service(
    'School List Shopping',
    'קנייה לפי רשימת בית הספר',
    'personal-shopper',
    'wrapping',
    15,
    'Send the list; collect the bag.',
    'שולחים רשימה, אוספים תיק.',
    'Send us the school’s list. We gather everything, label it with your child’s name and have it ready at the counter.',
    'שולחים לנו את רשימת בית הספר, ואנחנו אוספים הכול, מסמנים בשם ומכינים לאיסוף.',
  ),
];

/** A set of other products: its name, its shelf and the shelves that its parts come from. */
export interface SetIdea {
  name: string;
  he: string;
  shelf: 'gift-sets' | 'school-sets';
  from: string[];
}
const set = (line: string, shelf: SetIdea['shelf'], from: string): SetIdea => {
  const [name = '', he = ''] = line.split('|');
  return { name, he, shelf, from: from.split(' ') };
};

export const sets: SetIdea[] = [
  set('The Rainy Weekend|סוף שבוע גשום', 'gift-sets', 'novels mugs candles puzzles'),
  set('A Poet’s Breakfast|ארוחת בוקר של משוררים', 'gift-sets', 'poetry mugs'),
  set('The Baker’s Parcel|חבילת האופים', 'gift-sets', 'baking bowls textiles'),
  set('First Day of School|היום הראשון בבית הספר', 'school-sets', 'pens pencils notebooks'),
  set('The New Neighbor|שכנים חדשים', 'gift-sets', 'everyday-cooking candles bowls'),
  set('Bedtime for Beginners|שעת השינה', 'gift-sets', 'picture-books picture-books early-readers'),
  set('The Letter Writer|כותבי המכתבים', 'gift-sets', 'cards-and-wrap pens'),
  set('Art Room Starter|ערכת יצירה ראשונה', 'school-sets', 'paint brushes-and-paper pencils'),
  set('The Long Read|הקריאה הארוכה', 'gift-sets', 'novels novels history'),
  set(
    'Hebrew Shelf, First Three|המדף העברי: שלושה ראשונים',
    'gift-sets',
    'hebrew-novels hebrew-poetry picture-books',
  ),
  set('Table for Friends|שולחן לחברים', 'gift-sets', 'bowls textiles candles'),
  set('Quiet Desk|שולחן שקט', 'gift-sets', 'essays mugs'),
  set('The Detective’s Evening|ערב של בלשים', 'gift-sets', 'mysteries mysteries mugs'),
  set('Third Grade Ready|מוכנים לכיתה ג׳', 'school-sets', 'notebooks pencils pens binders'),
  set('Housewarming|חנוכת בית', 'gift-sets', 'vases candles'),
  set('The Traveler’s Shelf|מדף המסעות', 'gift-sets', 'memoir places-and-patterns'),
  set('Game Night|ערב משחקים', 'gift-sets', 'board-games puzzles'),
  set('Color Everything|לצבוע הכול', 'school-sets', 'activity-books pencils paint'),
  set('For a Teacher|למורה', 'gift-sets', 'mugs cards-and-wrap poetry'),
  set('The Maker’s Table|שולחן היוצרים', 'gift-sets', 'craft brushes-and-paper'),
];
