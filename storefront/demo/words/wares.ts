import type { Product } from '@otzar/contract/product';
import type { Vendor } from './people.ts';

/** Things made and sold under a decoration or the name of a line; `{design}` is filled in, lower case. */
export interface Ware {
  shelf: string;
  count: number;
  code: string;
  /** English and Hebrew names, `Mug|ספל`, with its drawing: `Mug|ספל|mug`. */
  objects: string[];
  named: 'decoration' | 'line';
  vendors: Vendor[];
  dollars: [number, number];
  short: string[];
  opening: string[];
  hebrewShort: string[];
  hebrew: string[];
  facts: Record<string, string[]>;
  /** Options beside color, e.g. sizes; prices rise with each. */
  sizes?: { name: string; values: string[] };
  /** Share sold in colors or sizes. */
  varied?: number;
  colored?: boolean;
  personal?: { share: number; field: Product['personalizations'][number] };
  /** Share too heavy for free shipping. */
  heavy?: number;
}

const engraving = { key: 'engraving', label: 'Engraving', price: 12, max_length: 20 };
const nameOn = (thing: string, price: number) => ({
  key: 'name',
  label: `Name on the ${thing}`,
  price,
  max_length: 18,
});

export const wares: Ware[] = [
  {
    shelf: 'mugs',
    count: 34,
    code: 'MUG',
    named: 'decoration',
    vendors: ['Kiln Street Studio'],
    dollars: [12, 32],
    objects: ['Mug|ספל|mug', 'Tall Mug|ספל גבוה|tall-mug', 'Espresso Cup|ספל אספרסו|cup'],
    short: [
      'Hand-thrown stoneware with a {design} band and a handle that fits the hand.',
      'A generous mug for the first coffee and the last chapter.',
      'Glazed inside, matte outside, painted by hand.',
    ],
    opening: [
      'Thrown on the wheel and painted freehand with a {design} pattern, so that no two are quite alike. The glaze is food-safe, and the foot is left bare to show the clay.',
      'Made in small firings in a workshop with two wheels and one very good kettle. The {design} decoration goes under the glaze, where it will outlast the dishwasher.',
      'The lip is thin, the base is heavy and the handle takes three fingers: everything one asks of a cup, with {design} drawn around it.',
    ],
    hebrewShort: [
      'כלי חרס שנעשה ביד, לקפה הראשון ולפרק האחרון.',
      'קרמיקה בעבודת יד, מזוגגת מבפנים ומאט מבחוץ.',
    ],
    hebrew: [
      'הכלי נוצר על האובניים ומצויר ביד, ולכן אין שני כלים זהים. הזיגוג בטוח למזון, והבסיס נותר חשוף כדי שיראו את החומר.',
      'נעשה בכמויות קטנות בסדנה שבה שני אובניים וקומקום אחד טוב. העיטור נמצא מתחת לזיגוג ונשמר גם במדיח.',
    ],
    facts: {
      Material: ['Stoneware', 'Stoneware with tin glaze'],
      Capacity: ['12 oz', '10 oz', '14 oz'],
      Care: ['Dishwasher and microwave safe'],
      'Made in': ['Israel', 'Portugal', 'Vermont, USA'],
    },
    varied: 0.4,
    colored: true,
    personal: { share: 0.35, field: nameOn('mug', 8) },
  },
  {
    shelf: 'bowls',
    count: 24,
    code: 'BWL',
    named: 'decoration',
    vendors: ['Kiln Street Studio', 'Brush & Clay'],
    dollars: [18, 68],
    objects: [
      'Serving Bowl|קערת הגשה|bowl',
      'Salad Bowl|קערת סלט|bowl',
      'Platter|צלחת הגשה|plate',
      'Dessert Plate|צלחת קינוח|plate',
    ],
    short: [
      'A table piece with {design} painted from rim to center.',
      'Wide, shallow and ready for company.',
      'For the middle of the table, and for the wall when the table is full.',
    ],
    opening: [
      'Pressed over an old wooden form and painted with {design} in three colors, this piece is made for the middle of the table and for being passed to the left.',
      'A wide rim, a quiet glaze and {design} around the edge. It looks well with lemons in it, and nearly as well empty.',
    ],
    hebrewShort: ['כלי הגשה מצויר ביד למרכז השולחן.', 'רחב, נמוך ומוכן לאורחים.'],
    hebrew: [
      'הכלי עשוי חומר שנלחץ על תבנית עץ ישנה ומצויר ביד בשלושה צבעים. מקומו במרכז השולחן, והוא נאה גם כשאין בו דבר.',
      'שוליים רחבים, זיגוג שקט ועיטור לאורך השפה. מתאים ללימונים, לסלטים ולעוגה של מישהו אחר.',
    ],
    facts: {
      Material: ['Earthenware', 'Stoneware'],
      Diameter: ['8 in', '10 in', '12 in'],
      Care: ['Wash by hand'],
      'Made in': ['Israel', 'Portugal', 'Morocco'],
    },
  },
  {
    shelf: 'candles',
    count: 28,
    code: 'CAN',
    named: 'decoration',
    vendors: ['Beeswax & Thread'],
    dollars: [9, 38],
    objects: [
      'Candle|נר|candle',
      'Candle in Glass|נר בכוס זכוכית|candle-glass',
      'Pair of Tapers|זוג נרות גבוהים|tapers',
    ],
    short: [
      'Beeswax and cotton, with a clean, honeyed light.',
      'Forty hours of soft light in a {design} sleeve.',
      'Poured by hand, trimmed short, slow to burn.',
    ],
    opening: [
      'Poured in small batches from beeswax and rapeseed wax, with a braided cotton wick. The scent is light: honey, a little citrus peel, and nothing that argues with supper.',
      'A calm flame for a long table. Each candle is finished by hand and wrapped with a {design} band that can be kept as a bookmark.',
    ],
    hebrewShort: ['שעוות דבורים ופתיל כותנה, באור נקי ורך.', 'ארבעים שעות של אור רך.'],
    hebrew: [
      'היציקה נעשית בכמויות קטנות משעוות דבורים, עם פתיל כותנה קלוע. הריח עדין: דבש ומעט קליפת הדר.',
      'להבה שקטה לשולחן ארוך. העטיפה המעוטרת יכולה לשמש אחר כך סימנייה.',
    ],
    facts: {
      Material: ['Beeswax and rapeseed wax', 'Pure beeswax'],
      'Burning time': ['40 hours', '32 hours', '24 hours'],
      'Made in': ['Israel', 'Maine, USA'],
    },
    varied: 0.3,
    sizes: { name: 'Size', values: ['Small', 'Medium', 'Large'] },
  },
  {
    shelf: 'journals',
    count: 30,
    code: 'JNL',
    named: 'decoration',
    vendors: ['Foldwell Paper', 'Harbor & Quill'],
    dollars: [11, 34],
    objects: [
      'Journal|יומן|journal',
      'Pocket Notebook|פנקס כיס|journal',
      'Sketchbook|פנקס רישום|journal',
    ],
    short: [
      'Sewn, ribboned and happy to lie flat.',
      'One hundred and ninety-two pages that take ink on both sides.',
      'A {design} cover stamped in foil over bookcloth.',
    ],
    opening: [
      'Bound like a proper book: sewn in sections, glued at the spine, with a ribbon and a pocket for what falls out of other books. The cover is stamped with {design}.',
      'The paper is a warm white that takes a fountain pen without complaint. Numbered pages, an index at the front, and {design} on a cover meant to be carried.',
    ],
    hebrewShort: [
      'כריכה תפורה, סרט סימון ונייר שאוהב דיו.',
      'מאה תשעים ושניים עמודים, נייר בגוון לבן חם.',
    ],
    hebrew: [
      'הכריכה תפורה כמו בספר של ממש, עם סרט סימון וכיס קטן בגב הכריכה. העמודים ממוספרים ובתחילתם תוכן עניינים ריק.',
      'הנייר חלק ועבה דיו לעט נובע משני צדי הדף. העיטור מוטבע על בד כריכה.',
    ],
    facts: {
      Pages: ['192', '160'],
      Paper: ['90 g, ivory', '100 g, warm white'],
      Binding: ['Sewn, clothbound'],
      'Made in': ['Italy', 'Israel'],
    },
    varied: 0.75,
    colored: true,
    sizes: { name: 'Size', values: ['A6', 'A5', 'B5'] },
    personal: { share: 0.4, field: nameOn('cover', 6) },
  },
  {
    shelf: 'cards-and-wrap',
    count: 20,
    code: 'CRD',
    named: 'decoration',
    vendors: ['Foldwell Paper'],
    dollars: [5, 18],
    objects: [
      'Note Cards, Set of 8|כרטיסי ברכה, 8 יחידות|cards',
      'Wrapping Paper|נייר עטיפה|wrap',
      'Bookmarks, Set of 5|סימניות, 5 יחידות|bookmarks',
    ],
    short: [
      'Letterpress on cotton paper, with envelopes.',
      'Too good to tear: {design} in three inks.',
      'For notes that deserve a stamp.',
    ],
    opening: [
      'Printed from hand-cut blocks on a press older than anyone in the shop. The {design} pattern is inked in three colors, and each sheet is hung to dry.',
      'A drawer of these solves birthdays, thank-yous and apologies. The paper is thick, the {design} is cheerful and the inside is blank.',
    ],
    hebrewShort: ['דפוס בלט על נייר כותנה.', 'למילים שראוי להדביק עליהן בול.'],
    hebrew: [
      'ההדפסה נעשית מגלופות חתוכות ביד על מכונה ותיקה מכל עובדי החנות. שלושה צבעים, נייר עבה ומקום ריק לכתוב בו.',
      'מגירה מלאה מאלה פותרת ימי הולדת, תודות והתנצלויות.',
    ],
    facts: {
      Material: ['Cotton paper, 300 g', 'Recycled paper, 120 g'],
      Printing: ['Letterpress, three inks'],
      'Made in': ['Israel', 'England'],
    },
  },
  {
    shelf: 'puzzles',
    count: 22,
    code: 'PUZ',
    named: 'decoration',
    vendors: ['Evening Table Games'],
    dollars: [14, 29],
    objects: [
      'Jigsaw Puzzle, 1,000 Pieces|פאזל 1,000 חלקים|puzzle',
      'Jigsaw Puzzle, 500 Pieces|פאזל 500 חלקים|puzzle',
      'Wooden Puzzle, 48 Pieces|פאזל עץ 48 חלקים|puzzle',
    ],
    short: [
      'A long evening, in pieces.',
      'Thick board, matte print and a {design} picture that rewards patience.',
      'No two pieces alike, and none missing when it left us.',
    ],
    opening: [
      'The picture is a {design} print made for this puzzle, full of small differences that help when all that is left is sky. The pieces are thick and fit with a quiet click.',
      'Clear the table on Friday and you may have it back by Sunday. Matte printing keeps the lamp out of your eyes, and a poster of the {design} picture is in the box.',
    ],
    hebrewShort: ['ערב ארוך, בחלקים.', 'קרטון עבה, הדפסה מאט ותמונה שמתגמלת סבלנות.'],
    hebrew: [
      'התמונה צוירה במיוחד לפאזל הזה והיא מלאה הבדלים קטנים שעוזרים כאשר נשארים רק שמיים. החלקים עבים ומתחברים בנקישה שקטה.',
      'מפנים את השולחן ביום שישי, ואולי מקבלים אותו בחזרה ביום ראשון. לקופסה מצורפת כרזה של התמונה.',
    ],
    facts: {
      Material: ['Recycled board', 'Birch plywood'],
      'Finished size': ['27 × 19 in', '19 × 13 in'],
      Ages: ['8 and up', '10 and up'],
      'Made in': ['Germany', 'Israel'],
    },
  },
  {
    shelf: 'board-games',
    count: 16,
    code: 'GAM',
    named: 'line',
    vendors: ['Evening Table Games'],
    dollars: [18, 49],
    objects: [
      'Card Game|משחק קלפים|card-game',
      'Memory Game|משחק זיכרון|card-game',
      'Board Game|משחק לוח|board-game',
      'Word Game|משחק מילים|board-game',
    ],
    short: [
      'Learned in five minutes, argued about for years.',
      'For two to six players and one long evening.',
      'A game of small decisions and large laughter.',
    ],
    opening: [
      'The rules fit on one card and the strategy does not. Two to six people gather, trade and occasionally betray one another, and it is over before bedtime.',
      'Wooden pieces, linen-finish cards and a board that folds into a book for the shelf. Younger players can win, and do.',
    ],
    hebrewShort: ['לומדים בחמש דקות, מתווכחים שנים.', 'לשניים עד שישה משתתפים ולערב אחד ארוך.'],
    hebrew: [
      'הכללים נכנסים בכרטיס אחד, והאסטרטגיה לא. שניים עד שישה משתתפים אוספים, סוחרים ולפעמים מפתיעים זה את זה.',
      'כלי עץ, קלפים בגימור פשתן ולוח שנסגר כמו ספר. גם הצעירים מנצחים כאן.',
    ],
    facts: {
      Players: ['2–6', '2–4', '3–6'],
      'Playing time': ['30 minutes', '45 minutes'],
      Ages: ['7 and up', '9 and up'],
      'Made in': ['Germany', 'Israel'],
    },
  },
  {
    shelf: 'textiles',
    count: 24,
    code: 'TEX',
    named: 'decoration',
    vendors: ['Loom & Linen'],
    dollars: [12, 58],
    objects: [
      'Tote Bag|תיק בד|tote',
      'Tea Towel|מגבת מטבח|towel',
      'Cushion|כרית|cushion',
      'Table Runner|ראנר לשולחן|towel',
    ],
    short: [
      'Heavy cotton, block-printed with {design}.',
      'Washed linen that improves with use.',
      'Strong seams, soft cloth, {design} in one clear color.',
    ],
    opening: [
      'Printed by hand with carved blocks, so that the {design} pattern is a little uneven and altogether alive. The cloth is washed first and will not shrink on you.',
      'Woven in a small mill and sewn two streets away. It softens with every wash, and the {design} print keeps its edge.',
    ],
    hebrewShort: ['כותנה כבדה בהדפס בלוקים.', 'פשתן שטוף שהולך ומשתבח.'],
    hebrew: [
      'ההדפס נעשה ביד בגלופות עץ, ולכן הוא מעט לא אחיד ומלא חיים. הבד נשטף מראש ואינו מתכווץ.',
      'נארג במפעל קטן ונתפר במרחק שני רחובות ממנו. הבד מתרכך בכל כביסה.',
    ],
    facts: {
      Material: ['Organic cotton', 'Linen', 'Cotton and linen'],
      Care: ['Machine wash cool'],
      Dimensions: ['15 × 16 in', '20 × 28 in', '18 × 18 in'],
      'Made in': ['India', 'Israel'],
    },
    varied: 0.6,
    colored: true,
  },
  {
    shelf: 'vases',
    count: 14,
    code: 'VAS',
    named: 'decoration',
    vendors: ['Kiln Street Studio', 'Brush & Clay'],
    dollars: [24, 120],
    objects: ['Vase|אגרטל|vase', 'Bud Vase|אגרטל לפרח יחיד|vase', 'Floor Vase|אגרטל רצפה|vase'],
    short: [
      'A strong shape with {design} drawn in slip.',
      'For one branch or a whole market bunch.',
    ],
    opening: [
      'Built by hand from coils, scraped smooth and brushed with {design} in colored slip. It stands firmly, pours cleanly and asks for very few flowers.',
      'The shape is old and the {design} is new. Fired high, so that it holds water for years without a mark on the shelf.',
    ],
    hebrewShort: ['צורה חזקה ועיטור מצויר ביד.', 'לענף אחד או לזר שלם מן השוק.'],
    hebrew: [
      'האגרטל בנוי ביד מחבלי חומר, מוחלק ומצויר בחיפוי צבעוני. הוא עומד ביציבות ומסתפק במעט פרחים.',
    ],
    facts: {
      Material: ['Stoneware', 'Earthenware'],
      Height: ['6 in', '9 in', '14 in'],
      'Made in': ['Israel', 'Portugal'],
    },
    heavy: 0.45,
  },
  {
    shelf: 'reading-room',
    count: 14,
    code: 'FUR',
    named: 'line',
    vendors: ['Sand & Cedar'],
    dollars: [38, 176],
    objects: [
      'Reading Lamp|מנורת קריאה|lamp',
      'Step Stool|שרפרף|stool',
      'Wall Shelf|מדף קיר|shelf',
      'Bookends|תומכי ספרים|bookends',
    ],
    short: [
      'Solid ash, brass screws and nothing that wobbles.',
      'A good light and a place to put the book down.',
    ],
    opening: [
      'Made to order by two joiners from ash and a little brass. It arrives in one piece, oiled and ready, and can be mended with a screwdriver in fifty years.',
      'The proportions come from an old library; the finish is hard wax. Everything is screwed, nothing is stapled.',
    ],
    hebrewShort: ['עץ מילה מלא וברגי פליז, בלי שום דבר שמתנדנד.', 'אור טוב ומקום להניח את הספר.'],
    hebrew: [
      'נעשה לפי הזמנה בידי שני נגרים מעץ מילה ומעט פליז. המוצר מגיע שלם, משומן ומוכן לשימוש, ואפשר לתקן אותו במברג גם בעוד חמישים שנה.',
    ],
    facts: {
      Material: ['Ash and brass', 'Oak and brass'],
      Finish: ['Hard wax oil'],
      'Made in': ['Israel', 'Denmark'],
    },
    heavy: 0.7,
  },
  {
    shelf: 'necklaces',
    count: 14,
    code: 'NCK',
    named: 'decoration',
    vendors: ['Silver Alef'],
    dollars: [38, 140],
    objects: ['Necklace|שרשרת|necklace', 'Pendant|תליון|necklace'],
    short: [
      'A small {design} charm on a fine chain.',
      'Cut by hand, polished twice, easy to wear every day.',
    ],
    opening: [
      'Sawn from sheet silver under a lamp, filed, soldered and polished by one pair of hands. The {design} is no larger than a thumbnail and hangs just below the collar.',
      'Light enough to forget and pretty enough to be asked about. The chain has two lengths, and the {design} turns freely.',
    ],
    hebrewShort: ['תכשיט עדין בעבודת יד, לכל יום.', 'חיתוך ביד, ליטוש כפול ושרשרת דקה.'],
    hebrew: [
      'התכשיט נחתך מלוח כסף, מולחם ומלוטש בידי צורפת אחת. הוא קל מאוד, ואפשר לשכוח שעונדים אותו.',
    ],
    facts: {
      Material: ['Sterling silver'],
      'Chain length': ['16–18 in', '18–20 in'],
      'Made in': ['Israel'],
    },
    varied: 0.7,
    sizes: { name: 'Metal', values: ['Silver', 'Gold-plated'] },
    personal: { share: 0.7, field: engraving },
  },
  {
    shelf: 'earrings',
    count: 10,
    code: 'EAR',
    named: 'decoration',
    vendors: ['Silver Alef'],
    dollars: [26, 84],
    objects: ['Earrings|עגילים|earrings', 'Stud Earrings|עגילים צמודים|earrings'],
    short: [
      'A pair of small {design} drops that catch the light.',
      'Light on the ear and easy with everything.',
    ],
    opening: [
      'Each pair is cut together, so that the two {design} drops answer one another. The hooks are sterling silver and gentle to sensitive ears.',
    ],
    hebrewShort: ['זוג עגילים קטנים שתופסים את האור.'],
    hebrew: [
      'כל זוג נחתך יחד, כך ששני העגילים עונים זה לזה. הווים עשויים כסף ומתאימים גם לאוזניים רגישות.',
    ],
    facts: {
      Material: ['Sterling silver', 'Gold-plated silver'],
      Length: ['1.2 in', '0.4 in'],
      'Made in': ['Israel'],
    },
  },
  {
    shelf: 'pens',
    count: 28,
    code: 'PEN',
    named: 'line',
    vendors: ['Atlas Pen Company'],
    dollars: [5, 38],
    objects: [
      'Rollerball Pens, Set of 6|עטי רולר, 6 יחידות|pens',
      'Gel Pens, Set of 10|עטי ג׳ל, 10 יחידות|pens',
      'Felt-Tip Pens, Set of 12|טושים, 12 יחידות|markers',
      'Highlighters, Set of 5|מדגשים, 5 יחידות|markers',
      'Fountain Pen|עט נובע|fountain-pen',
    ],
    short: [
      'Writes at once, dries quickly and does not wander off the line.',
      'Smooth on cheap paper, lovely on good paper.',
      'A pen to lend only to people you trust.',
    ],
    opening: [
      'The ink starts with the first stroke and dries before a sleeve can reach it. Tested by three teachers, one of them left-handed.',
      'Balanced for long lessons, with a grip that stays put and a cap that posts with a click. Refills are sold one by one.',
    ],
    hebrewShort: ['כתיבה חלקה, ייבוש מהיר ואחיזה נוחה.', 'חלק על נייר פשוט, נפלא על נייר טוב.'],
    hebrew: [
      'הדיו זורם מן הקו הראשון ומתייבש לפני שהשרוול מגיע אליו. נבדק בידי שלוש מורות, אחת מהן שמאלית.',
      'מאוזן לשיעורים ארוכים, עם אחיזה יציבה ומכסה שנסגר בנקישה. אפשר לקנות מילוי נפרד.',
    ],
    facts: {
      Tip: ['0.5 mm', '0.7 mm'],
      Ink: ['Water-based', 'Gel'],
      Refillable: ['Yes'],
      'Made in': ['Japan', 'Germany'],
    },
  },
  {
    shelf: 'pencils',
    count: 20,
    code: 'PCL',
    named: 'line',
    vendors: ['Atlas Pen Company', 'Northlight School Supply'],
    dollars: [4, 28],
    objects: [
      'Colored Pencils, Set of 24|עפרונות צבעוניים, 24 יחידות|colored-pencils',
      'Graphite Pencils, Set of 12|עפרונות, 12 יחידות|pencils',
      'Mechanical Pencil|עיפרון מכני|mechanical-pencil',
      'Colored Pencils, Set of 12|עפרונות צבעוניים, 12 יחידות|colored-pencils',
    ],
    short: [
      'Sharpens cleanly and keeps its point through a spelling test.',
      'Soft, bright and easy to blend.',
      'Cedar, graphite and a good eraser.',
    ],
    opening: [
      'Made of slow-grown cedar around a core that is bonded along its whole length, so that a fall from the desk is not the end.',
      'The colors are strong enough to satisfy a painter and forgiving enough for a first grader. They blend, they layer and they sharpen without splintering.',
    ],
    hebrewShort: ['מתחדד היטב ושומר על חוד לאורך כל השיעור.', 'צבעים רכים, בהירים ונוחים לערבוב.'],
    hebrew: [
      'עשוי עץ ארז סביב ליבה מודבקת לכל אורכה, כך שנפילה מן השולחן אינה סוף הדרך.',
      'הצבעים חזקים, מתערבבים היטב ומתחדדים בלי להתפצל.',
    ],
    facts: {
      Material: ['Cedar', 'Linden wood'],
      Grade: ['HB', '2B', 'Assorted'],
      Ages: ['5 and up'],
      'Made in': ['Germany', 'Japan'],
    },
    personal: { share: 0.15, field: nameOn('barrel', 5) },
  },
  {
    shelf: 'notebooks',
    count: 24,
    code: 'NTB',
    named: 'line',
    vendors: ['Northlight School Supply', 'Foldwell Paper'],
    dollars: [4, 16],
    objects: [
      'Exercise Notebook|מחברת|notebook',
      'Spiral Notebook|מחברת ספירלה|spiral',
      'Graph Paper Pad|דפדפת משובצת|pad',
    ],
    short: [
      'Smooth paper, clear lines and corners that stay square.',
      'Eighty sheets for a whole term.',
      'Lies flat, tears cleanly, forgives erasers.',
    ],
    opening: [
      'The paper is heavy enough that Monday does not show through on Tuesday. Lines are printed in a pale gray that stays behind the writing.',
      'Rounded corners, a stitched spine and a label that takes pencil. It fits every satchel we sell, and most that we don’t.',
    ],
    hebrewShort: ['נייר חלק, שורות ברורות ופינות ישרות.', 'שמונים דפים לכל השליש.'],
    hebrew: [
      'הנייר עבה דיו כדי שיום שני לא יֵראה ביום שלישי. השורות מודפסות באפור בהיר שנשאר מאחורי הכתב.',
      'פינות מעוגלות, גב תפור ומדבקה לשם. מתאים לכל תיק.',
    ],
    facts: {
      Sheets: ['80', '60', '100'],
      Ruling: ['Lined', 'Graph, 5 mm', 'Blank'],
      Paper: ['80 g'],
      'Made in': ['Israel', 'Austria'],
    },
    varied: 0.6,
    colored: true,
    sizes: { name: 'Ruling', values: ['Lined', 'Graph', 'Blank'] },
  },
  {
    shelf: 'binders',
    count: 12,
    code: 'BND',
    named: 'line',
    vendors: ['Northlight School Supply'],
    dollars: [4, 14],
    objects: [
      'Ring Binder|קלסר טבעות|binder',
      'Document Folders, Set of 5|תיקיות, 5 יחידות|folders',
    ],
    short: [
      'Keeps a year of paper in order.',
      'Sturdy board, smooth rings and a label on the spine.',
    ],
    opening: [
      'Cloth-covered board with metal corners and rings that close without pinching. It stands by itself on a shelf and does not sag by spring.',
    ],
    hebrewShort: ['שומר שנה שלמה של דפים בסדר.'],
    hebrew: ['קרטון קשיח מחופה בד, פינות מתכת וטבעות שנסגרות בלי לצבוט. עומד ישר על המדף.'],
    facts: {
      Holds: ['300 sheets', '200 sheets'],
      Size: ['Letter', 'A4'],
      'Made in': ['Israel', 'Poland'],
    },
    varied: 0.4,
    colored: true,
  },
  {
    shelf: 'paint',
    count: 14,
    code: 'PNT',
    named: 'line',
    vendors: ['Brush & Clay'],
    dollars: [8, 42],
    objects: [
      'Watercolor Set|ערכת צבעי מים|watercolors',
      'Tempera Paints, Set of 8|צבעי גואש, 8 יחידות|paints',
      'Modeling Clay|חומר פיסול|clay',
    ],
    short: [
      'Bright, washable and easy to mix.',
      'Real pigment in a tin that survives a school year.',
    ],
    opening: [
      'Ground fine and bound with gum arabic, the colors lift easily with a wet brush and dry clear. The lid is a palette, and it washes out of sleeves.',
    ],
    hebrewShort: ['צבעים עזים, נוחים לערבוב וקלים לניקוי.'],
    hebrew: ['פיגמנטים טחונים דק שנמסים במגע המכחול ומתייבשים בצבע נקי. המכסה משמש גם לוח ערבוב.'],
    facts: {
      Colors: ['12', '18', '8'],
      Ages: ['4 and up', '6 and up'],
      Safety: ['Non-toxic'],
      'Made in': ['Germany', 'Israel'],
    },
  },
  {
    shelf: 'brushes-and-paper',
    count: 12,
    code: 'BRP',
    named: 'line',
    vendors: ['Brush & Clay'],
    dollars: [6, 90],
    objects: [
      'Brushes, Set of 6|מכחולים, 6 יחידות|brushes',
      'Drawing Paper Pad|בלוק נייר לרישום|pad',
      'Table Easel|כן ציור שולחני|easel',
    ],
    short: ['Holds its point, holds its water, holds up.', 'Good tools make brave painters.'],
    opening: [
      'Chosen with an art teacher who has seen what forty children can do to a brush. Rinse, reshape, stand it upright, and it will be ready next week.',
    ],
    hebrewShort: ['כלים טובים עושים ציירים אמיצים.'],
    hebrew: ['נבחר יחד עם מורה לאמנות שראתה כבר הכול. שוטפים, מייבשים ומשתמשים שוב בשבוע הבא.'],
    facts: {
      Material: ['Synthetic sable', 'Beech', 'Acid-free paper'],
      Ages: ['6 and up'],
      'Made in': ['Germany', 'Israel'],
    },
    heavy: 0.25,
  },
  {
    shelf: 'backpacks',
    count: 18,
    code: 'BAG',
    named: 'line',
    vendors: ['Kite & Satchel'],
    dollars: [34, 96],
    objects: [
      'Backpack|תיק גב|backpack',
      'Lunch Bag|תיק אוכל|lunch-bag',
      'School Backpack|ילקוט|backpack',
    ],
    short: [
      'Light when empty, comfortable when not.',
      'Padded straps, a dry pocket and zips that run.',
      'Carries the whole day and stands up by itself.',
    ],
    opening: [
      'Made from recycled canvas with a waxed base, so that it can be put down in a puddle. Inside there is a sleeve for a folder, a net for the things that roll, and a name label.',
      'The straps are shaped for small shoulders and grow with the owner. Reflective piping, a front pocket for treasures and seams that are stitched twice.',
    ],
    hebrewShort: ['קל כשהוא ריק, נוח כשהוא מלא.', 'רצועות מרופדות, כיס אטום ורוכסנים שנעים בקלות.'],
    hebrew: [
      'עשוי בד ממוחזר עם בסיס עמיד במים. בפנים תא לתיקיות, רשת לדברים שמתגלגלים ותווית לשם.',
      'הרצועות מותאמות לכתפיים קטנות וגדלות יחד איתן. פסים מחזירי אור ותפרים כפולים.',
    ],
    facts: {
      Volume: ['14 liters', '18 liters', '22 liters'],
      Material: ['Recycled canvas'],
      Weight: ['1.4 lb', '1.7 lb'],
      'Made in': ['Vietnam', 'Israel'],
    },
    varied: 0.9,
    colored: true,
    sizes: { name: 'Size', values: ['Small', 'Large'] },
    personal: { share: 0.5, field: nameOn('flap', 9) },
  },
  {
    shelf: 'pencil-cases',
    count: 10,
    code: 'CAS',
    named: 'line',
    vendors: ['Kite & Satchel'],
    dollars: [7, 22],
    objects: ['Pencil Case|קלמר|pencil-case', 'Zip Pouch|נרתיק רוכסן|pencil-case'],
    short: ['Room for twenty pencils and a lucky stone.', 'A good zip and a bright lining.'],
    opening: [
      'Stiff enough to stand open on a desk and soft enough to squeeze into a full bag. The lining wipes clean, which it will need to do.',
    ],
    hebrewShort: ['מקום לעשרים עפרונות ולאבן מזל אחת.'],
    hebrew: ['עומד פתוח על השולחן ונכנס גם לתיק מלא. הבטנה נוחה לניקוי.'],
    facts: {
      Material: ['Canvas', 'Recycled felt'],
      Dimensions: ['8.5 × 3.5 in'],
      'Made in': ['Israel'],
    },
    varied: 0.5,
    colored: true,
  },
  {
    shelf: 'calculators-and-tools',
    count: 12,
    code: 'TOO',
    named: 'line',
    vendors: ['Slate Instruments'],
    dollars: [4, 74],
    objects: [
      'Scientific Calculator|מחשבון מדעי|calculator',
      'Compass and Ruler Set|ערכת מחוגה וסרגל|compass',
      'School Scissors|מספריים|scissors',
      'Desk Globe|גלובוס שולחני|globe',
    ],
    short: ['Exact, sturdy and easy to read.', 'A tool for years, not for one exam.'],
    opening: [
      'Plain figures, firm keys and hinges that do not loosen: made for the desk, the exam hall and the bottom of the bag.',
    ],
    hebrewShort: ['מדויק, חזק ונוח לקריאה.'],
    hebrew: ['ספרות ברורות, חומרים חזקים וצירים שאינם מתרופפים: כלי לשולחן, לבחינה ולתחתית התיק.'],
    facts: {
      Guarantee: ['3 years', '5 years'],
      Ages: ['8 and up'],
      'Made in': ['Japan', 'Germany'],
    },
    heavy: 0.2,
  },
];

/** Last sentences of a ware's description, by what it is. */
export const careNotes = [
  'Arrives in a recycled box with a card about the maker. If it is a present, ask us to wrap it.',
  'Because it is made in small numbers, the next batch may differ a little in shade. We think that is a good thing.',
  'Thirty days to change your mind, and a real person to talk to if it is not what you hoped.',
  'Chosen by our buyers after living with it for a month.',
];
export const hebrewCareNotes = [
  'המוצר מגיע בקופסה ממוחזרת עם כרטיס על היוצרים. אפשר לבקש אריזת מתנה.',
  'אפשר להתחרט בתוך שלושים יום, ויש עם מי לדבר.',
];
