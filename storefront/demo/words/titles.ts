import { cyclic } from '../../server/kit/chance.ts';
import { agreeing, type Gendered, nouns, type Term, terms } from './term.ts';

/** A way to make titles: `size` different ones, numbered from 0. */
interface Pattern {
  size: number;
  title(n: number): Term;
}

/** Two lists crossed so that neighbours in the numbering share neither word. */
const cross = <A, B>(
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => Term,
): Pattern => ({
  size: first.length * second.length,
  title: (n) => {
    const round = Math.floor(n / first.length);
    return make(cyclic(first, n), cyclic(second, (n % first.length) + round));
  },
});

/** Takes one title from each pattern in turn. */
const inTurn = (...patterns: Pattern[]): Pattern => ({
  size: patterns.length * Math.min(...patterns.map((pattern) => pattern.size)),
  title: (n) => cyclic(patterns, n).title(Math.floor(n / patterns.length)),
});

const places = terms(
  'Trieste|טריאסטה',
  'Jaffa|יפו',
  'Lisbon|ליסבון',
  'Haifa|חיפה',
  'Vienna|וינה',
  'Safed|צפת',
  'Prague|פראג',
  'Tangier|טנג׳יר',
  'Odessa|אודסה',
  'Galilee|הגליל',
  'Marseille|מרסיי',
  'Alexandria|אלכסנדריה',
  'Cracow|קרקוב',
  'Aleppo|חלב',
  'Naples|נאפולי',
  'Jerusalem|ירושלים',
  'Antwerp|אנטוורפן',
);

/** “In” a place; the article of Galilee melts into the preposition. */
const inPlace = (place: Term) => (place.en === 'Galilee' ? 'בגליל' : `ב${place.he}`);
const fromPlace = (place: Term) => (place.en === 'Galilee' ? 'מהגליל' : `מ${place.he}`);

const keepers = nouns(
  'River|הנהר|m',
  'Orchard|הבוסתן|m',
  'Tide|הגאות|f',
  'Valley|העמק|m',
  'House|הבית|m',
  'Mountain|ההר|m',
  'Lake|האגם|m',
  'City|העיר|f',
  'Garden|הגן|m',
  'Wind|הרוח|f',
  'Lighthouse|המגדלור|m',
);
const keeping = agreeing(
  'Kept|שמר|שמרה',
  'Remembered|זכר|זכרה',
  'Gave Back|החזיר|החזירה',
  'Carried|נשא|נשאה',
  'Whispered|לחש|לחשה',
  'Left Behind|הותיר|הותירה',
  'Promised|הבטיח|הבטיחה',
);

const counts = agreeing(
  'Three|שלושה|שלוש',
  'Four|ארבעה|ארבע',
  'Five|חמישה|חמש',
  'Seven|שבעה|שבע',
  'Nine|תשעה|תשע',
  'Ten|עשרה|עשר',
);
const keepsakes = nouns(
  'Letters|מכתבים|m',
  'Songs|שירים|m',
  'Maps|מפות|f',
  'Postcards|גלויות|f',
  'Keys|מפתחות|m',
  'Photographs|תצלומים|m',
  'Telegrams|מברקים|m',
);

const townsfolk = nouns(
  'Bookseller|מוכר הספרים|m',
  'Lamplighter|מדליק הפנסים|m',
  'Cartographer|הקרטוגרפית|f',
  'Seamstress|התופרת|f',
  'Violinist|הכנרית|f',
  'Clockmaker|השען|m',
  'Ferryman|איש המעבורת|m',
  'Gardener|הגנן|m',
  'Translator|המתרגמת|f',
  'Baker|האופה|m',
  'Photographer|הצלמת|f',
  'Piano Tuner|מכוון הפסנתרים|m',
  'Bookbinder|כורכת הספרים|f',
);
const manners = agreeing(
  'Last|האחרון|האחרונה',
  'Quiet|השקט|השקטה',
  'Forgotten|הנשכח|הנשכחת',
  'Stubborn|העקשן|העקשנית',
  'Young|הצעיר|הצעירה',
  'Secret|הסודי|הסודית',
);

const vessels = terms(
  'A Season|עונה',
  'A Map|מפה',
  'A House|בית',
  'A Garden|גן',
  'A Year|שנה',
  'A Handful|חופן',
  'A Dictionary|מילון',
);
const stuffs = terms(
  'Almonds|שקדים',
  'Salt|מלח',
  'Rain|גשם',
  'Figs|תאנים',
  'Swallows|סנוניות',
  'Small Lights|אורות קטנים',
  'Olive Trees|עצי זית',
  'Paper|נייר',
  'Lemons|לימונים',
  'Honey|דבש',
  'Blue|כחול',
);

const travellers = nouns(
  'Swallows|הסנוניות|f',
  'Rivers|הנהרות|m',
  'Almond Trees|השקדיות|f',
  'Trains|הרכבות|f',
  'Boats|הסירות|f',
  'Storks|החסידות|f',
  'Poets|המשוררים|m',
  'Foxes|השועלים|m',
);
const travelling = agreeing(
  'Sleep|ישנים|ישנות',
  'Gather|מתאספים|מתאספות',
  'Return|חוזרים|חוזרות',
  'Wait|ממתינים|ממתינות',
  'Turn South|פונים דרומה|פונות דרומה',
);

const hours = terms(
  'Midnight|חצות',
  'Morning|בוקר',
  'Winter|חורף',
  'One Summer|קיץ אחד',
  'Snow|שלג',
  'A Wedding|חתונה',
  'Late Evening|ערב מאוחר',
);
const rooms = terms(
  'the Almond Hotel|במלון השקד',
  'the Harbor Café|בבית הקפה שבנמל',
  'the Reading Room|באולם הקריאה',
  'the Paper Mill|בטחנת הנייר',
  'the Lemon House|בבית הלימון',
  'Platform Six|ברציף שש',
  'the Old Opera|בבית האופרה הישן',
  'the Museum of Clocks|במוזאון השעונים',
  'the Botanical Garden|בגן הבוטני',
);

const novels = inTurn(
  cross(keepers, keeping, (noun, verb) => ({
    en: `What the ${noun.en} ${verb.en}`,
    he: `מה ש${verb[noun.g]} ${noun.he}`,
  })),
  cross(townsfolk, places, (noun, place) => {
    const manner = cyclic(manners, noun.en.length + place.en.length);
    return {
      en: `The ${manner.en} ${noun.en} of ${place.en}`,
      he: `${noun.he} ${manner[noun.g]} של ${place.he}`,
    };
  }),
  cross(vessels, stuffs, (vessel, stuff) => ({
    en: `${vessel.en} of ${stuff.en}`,
    he: `${vessel.he} של ${stuff.he}`,
  })),
  cross(keepsakes, places, (thing, place) => {
    const count = cyclic(counts, thing.en.length * 3 + place.en.length);
    return {
      en: `${count.en} ${thing.en} from ${place.en}`,
      he: `${count[thing.g]} ${thing.he} ${fromPlace(place)}`,
    };
  }),
  cross(hours, rooms, (hour, room) => ({
    en: `${hour.en} at ${room.en}`,
    he: `${hour.he} ${room.he}`,
  })),
  cross(travellers, travelling, (noun, verb) => ({
    en: `Where the ${noun.en} ${verb.en}`,
    he: `במקום שבו ${verb[noun.g]} ${noun.he}`,
  })),
);

const belongings = nouns(
  'Umbrella|המטרייה|f',
  'Suitcase|המזוודה|f',
  'Piano|הפסנתר|m',
  'Radio|הרדיו|m',
  'Coat|המעיל|m',
  'Kettle|הקומקום|m',
  'Balcony|המרפסת|f',
  'Tram|החשמלית|f',
  'Key|המפתח|m',
  'Door|הדלת|f',
  'Lamp|המנורה|f',
  'Kite|העפיפון|m',
  'Boat|הסירה|f',
);
const looks = agreeing(
  'Blue|הכחול|הכחולה',
  'Green|הירוק|הירוקה',
  'Borrowed|השאול|השאולה',
  'Red|האדום|האדומה',
  'Second|השני|השנייה',
  'Yellow|הצהוב|הצהובה',
  'Vanished|הנעלם|הנעלמת',
  'Smallest|הקטן ביותר|הקטנה ביותר',
);
const belonging = (make: (words: Term) => Term) =>
  cross(belongings, looks, (noun, look) =>
    make({ en: `${look.en} ${noun.en}`, he: `${noun.he} ${look[noun.g]}` }),
  );

const poemsTo = cross(
  terms(
    'Poems|שירים',
    'Notes|רשימות',
    'Psalms|מזמורים',
    'Lullabies|שירי ערש',
    'Letters|מכתבים',
    'Sonnets|סונטות',
    'Blessings|ברכות',
  ),
  terms(
    'an Open Window|לחלון פתוח',
    'the First Rain|לגשם הראשון',
    'a Borrowed Garden|לגן שאול',
    'the Night Bus|לאוטובוס הלילה',
    'Two Cities|לשתי ערים',
    'the Almond Tree|לעץ השקד',
    'a Quiet Kitchen|למטבח שקט',
    'Old Shoes|לנעליים ישנות',
    'the Seventh Day|ליום השביעי',
    'a Late Guest|לאורח מאוחר',
    'Low Tide|לשעת השפל',
  ),
  (form, thing) => ({ en: `${form.en} for ${thing.en}`, he: `${form.he} ${thing.he}` }),
);

const pasts = nouns(
  'Salt|המלח|m',
  'Paper|הנייר|m',
  'the Alphabet|האלף־בית|m',
  'the Olive|הזית|m',
  'the Kitchen Table|שולחן המטבח|m',
  'the Postcard|הגלויה|f',
  'the Market|השוק|m',
  'Glass|הזכוכית|f',
  'the Harbor|הנמל|m',
  'the Calendar|לוח השנה|m',
  'Bread|הלחם|m',
  'the Library|הספרייה|f',
  'the Umbrella|המטרייה|f',
  'the Railway|מסילת הברזל|f',
);
const histories = cross(
  pasts,
  [
    ({ en, he }: Gendered) => ({ en: `A Short History of ${en}`, he: `קיצור תולדות ${he}` }),
    ({ en, he }: Gendered) => ({
      en: `A Cultural History of ${en}`,
      he: `היסטוריה תרבותית של ${he}`,
    }),
    ({ en, he }: Gendered) => ({ en: `In Search of ${en}`, he: `בעקבות ${he}` }),
    ({ en, he, g }: Gendered) => ({
      en: `How ${en} Changed the World`,
      he: `כיצד ${g === 'f' ? 'שינתה' : 'שינה'} ${he} את העולם`,
    }),
  ],
  (thing, named) => named(thing),
);

const virtues = terms(
  'Patience|הסבלנות',
  'Attention|הקשב',
  'Friendship|הידידות',
  'Walking|ההליכה',
  'Silence|השתיקה',
  'Hospitality|הכנסת האורחים',
  'Memory|הזיכרון',
  'Doubt|הספק',
  'Gratitude|הכרת התודה',
  'Waiting|ההמתנה',
  'Translation|התרגום',
  'Reading|הקריאה',
  'Wonder|הפליאה',
  'Repair|התיקון',
  'Listening|ההקשבה',
);
const essays = cross(
  virtues,
  terms('On|על', 'The Art of|אמנות', 'A Small Book of|ספר קטן על'),
  (virtue, form) => ({ en: `${form.en} ${virtue.en}`, he: `${form.he} ${virtue.he}` }),
);

const memoirs = cross(
  places,
  [
    (place: Term) => ({ en: `A Childhood in ${place.en}`, he: `ילדות ${inPlace(place)}` }),
    (place: Term) => ({ en: `My Years in ${place.en}`, he: `שנותיי ${inPlace(place)}` }),
    (place: Term) => ({ en: `Leaving ${place.en}`, he: `לעזוב את ${place.he}` }),
    (place: Term) => ({ en: `The Road from ${place.en}`, he: `הדרך ${fromPlace(place)}` }),
    (place: Term) => ({ en: `At Home in ${place.en}`, he: `בבית ${inPlace(place)}` }),
  ],
  (place, named) => named(place),
);

const bakes = cross(
  terms(
    'Challah|החלות',
    'Babka|הבבקות',
    'Honey Cake|עוגות הדבש',
    'Tahini|הטחינה',
    'Citrus|ההדרים',
    'Almond|השקדים',
    'Date|התמרים',
    'Cookie|העוגיות',
    'Jam|הריבות',
    'Sourdough|המחמצת',
    'Cheesecake|עוגות הגבינה',
  ),
  terms('The|ספר|', 'The Little|הספר הקטן של|', 'The Great|הספר הגדול של|'),
  (thing, form) => ({ en: `${form.en} ${thing.en} Book`, he: `${form.he} ${thing.he}` }),
);
const tables = cross(
  places,
  terms(
    'Supper in|ארוחת ערב',
    'A Table in|שולחן',
    'Breakfast in|ארוחת בוקר',
    'A Year of Cooking in|שנה של בישול',
    'Sunday Lunch in|צוהרי יום ראשון',
  ),
  (place, form) => ({ en: `${form.en} ${place.en}`, he: `${form.he} ${inPlace(place)}` }),
);

const animals = nouns(
  'Fox|השועל|m',
  'Owl|הינשוף|m',
  'Whale|הלווייתן|m',
  'Hoopoe|הדוכיפת|f',
  'Turtle|הצב|m',
  'Hedgehog|הקיפוד|m',
  'Cat|החתולה|f',
  'Snail|החילזון|m',
  'Elephant|הפיל|m',
  'Fish|הדג|m',
  'Bear|הדוב|m',
  'Hen|התרנגולת|f',
);
const deeds = agreeing(
  'Borrowed the Moon|ששאל את הירח|ששאלה את הירח',
  'Forgot the Time|ששכח את השעה|ששכחה את השעה',
  'Packed a Suitcase|שארז מזוודה|שארזה מזוודה',
  'Painted the Rain|שצייר את הגשם|שציירה את הגשם',
  'Learned to Whistle|שלמד לשרוק|שלמדה לשרוק',
  'Counted the Stars|שספר את הכוכבים|שספרה את הכוכבים',
  'Wrote a Letter|שכתב מכתב|שכתבה מכתב',
  'Planted a Cloud|ששתל ענן|ששתלה ענן',
  'Would Not Sleep|שסירב לישון|שסירבה לישון',
  'Baked a Cake|שאפה עוגה|שאפתה עוגה',
  'Wanted to Dance|שרצה לרקוד|שרצתה לרקוד',
);
const pictureBooks = cross(animals, deeds, (animal, deed) => ({
  en: `The ${animal.en} Who ${deed.en}`,
  he: `${animal.he} ${deed[animal.g]}`,
}));

const children = terms(
  'Tali|טלי',
  'Omer|עומר',
  'Noga|נוגה',
  'Uri|אורי',
  'Dafna|דפנה',
  'Gil|גיל',
  'Mika|מיקה',
  'Yoni|יוני',
  'Hila|הילה',
);
const earlyReaders: Pattern = {
  size: children.length * belongings.length,
  title: (n) => {
    const child = cyclic(children, n);
    const thing = belonging((words) => words).title(n + Math.floor(n / 13));
    return { en: `${child.en} and the ${thing.en}`, he: `${child.he} ו${thing.he}` };
  },
};

const activities = cross(
  terms(
    'Alef-Bet|אלף־בית',
    'Numbers|מספרים',
    'Animals|חיות',
    'Holidays|חגים',
    'Sea Creatures|חיות ים',
    'Trees & Flowers|עצים ופרחים',
    'Things That Go|כלי רכב',
  ),
  terms(
    'Coloring Book|חוברת צביעה',
    'Sticker Book|חוברת מדבקות',
    'Book of Puzzles|חוברת חידות',
    'First Writing Book|חוברת כתיבה ראשונה',
  ),
  (subject, form) => ({ en: `${subject.en}: A ${form.en}`, he: `${subject.he}: ${form.he}` }),
);

const sights = cross(
  places,
  terms(
    'Tiles of|אריחים',
    'Doors of|דלתות',
    'Gardens of|גנים',
    'Posters from|כרזות',
    'Letters and Signs of|אותיות ושלטים',
    'A Sketchbook of|פנקס רישומים',
  ),
  (place, form) => ({ en: `${form.en} ${place.en}`, he: `${form.he} ${fromPlace(place)}` }),
);
const crafts = cross(
  terms(
    'Weaving|אריגה',
    'Bookbinding|כריכת ספרים',
    'Linocut|חיתוך לינול',
    'Embroidery|רקמה',
    'Pottery|קדרות',
    'Calligraphy|קליגרפיה',
    'Papercutting|גזירת נייר',
    'Natural Dyeing|צביעה טבעית',
    'Knitting|סריגה',
    'Watercolor|ציור בצבעי מים',
  ),
  [
    ({ en, he }: Term) => ({ en: `${en} for Slow Evenings`, he: `${he} לערבים ארוכים` }),
    ({ en, he }: Term) => ({ en: `The ${en} Handbook`, he: `${he}: המדריך` }),
    ({ en, he }: Term) => ({ en: `${en} from the First Day`, he: `${he} מהיום הראשון` }),
  ],
  (craft, named) => named(craft),
);

const stories = belonging((words) => ({
  en: `The ${words.en} and Other Stories`,
  he: `${words.he} וסיפורים אחרים`,
}));
const mysteries = inTurn(
  belonging((words) => ({ en: `The Riddle of the ${words.en}`, he: `חידת ${words.he}` })),
  cross(
    rooms,
    terms('A Stranger|אדם זר', 'A Shadow|צל', 'A Theft|גנבה', 'Silence|שתיקה'),
    (room, event) => ({
      en: `${event.en} at ${room.en}`,
      he: `${event.he} ${room.he}`,
    }),
  ),
  belonging((words) => ({ en: `The ${words.en} Affair`, he: `פרשת ${words.he}` })),
);

const lessons = cross(
  terms(
    'Watercolor|ציור בצבעי מים',
    'Hebrew Calligraphy|קליגרפיה עברית',
    'Conversational Hebrew|עברית מדוברת',
    'Bookbinding|כריכת ספרים',
    'Bread Baking|אפיית לחם',
    'Short Story Writing|כתיבת סיפור קצר',
    'Botanical Drawing|רישום בוטני',
  ),
  terms(
    'An Introduction|מבוא',
    'Ten Evening Lessons|עשרה שיעורי ערב',
    'A Weekend Course|קורס סוף שבוע',
  ),
  (subject, form) => ({ en: `${subject.en}: ${form.en}`, he: `${subject.he}: ${form.he}` }),
);

const patterns = {
  novels,
  stories,
  mysteries,
  poetry: poemsTo,
  histories,
  essays,
  memoirs,
  bakes,
  tables,
  pictureBooks,
  earlyReaders,
  activities,
  sights,
  crafts,
  lessons,
};
export type TitleKind = keyof typeof patterns;

/** The nth title of a kind; after the last comes the first again, as a later edition. */
export const titleOf = (kind: TitleKind, n: number): Term => {
  const pattern = patterns[kind];
  const round = Math.floor(n / pattern.size);
  const { en, he } = pattern.title(n % pattern.size);
  return round === 0
    ? { en, he }
    : { en: `${en}, Volume ${round + 1}`, he: `${he}, כרך ${round + 1}` };
};
