/** What is said of a book. `{title}` and `{author}` are filled in; no pronoun stands for the author. */
export interface Blurbs {
  /** What it is, in one sentence. */
  short: string[];
  opening: string[];
  middle: string[];
  hebrewShort: string[];
  hebrewOpening: string[];
  hebrewMiddle: string[];
}

export type BlurbKind =
  | 'fiction'
  | 'mystery'
  | 'poetry'
  | 'ideas'
  | 'memoir'
  | 'cooking'
  | 'children'
  | 'activity'
  | 'art'
  | 'lesson';

export const blurbs: Record<BlurbKind, Blurbs> = {
  fiction: {
    short: [
      'A tender, funny novel about a family, a debt and the summer that settled both.',
      'Two strangers, one inheritance and a town that remembers everything.',
      'A generous story of leaving home and of what comes along in the luggage.',
      'Three generations share one house and, at last, one secret.',
      'A quiet novel with a long echo, about work, luck and second chances.',
      'A love story told in recipes, receipts and letters never sent.',
    ],
    opening: [
      'On the first morning of spring a parcel arrives with no sender and the right address. By evening the whole street has an opinion about it, and by the end of the week nobody in {title} will be able to say that nothing ever happens here.',
      'When the old shop on the corner is put up for sale, two people who have never met discover that they both own it. {title} follows them through one stubborn year of paperwork, quarrels and soup.',
      'She had promised to stay a week. Four seasons later the suitcase is still by the door, the neighbors have stopped asking, and the letter she came to deliver has not left her pocket.',
      'A translator loses a page. A baker finds it. From that small accident {author} builds a novel of great warmth, in which every chapter belongs to somebody we were about to overlook.',
      'Every family has one story that it tells and one that it does not. In {title} the second is found at the back of a drawer, folded inside the first.',
      'It begins with a wedding photograph in which nobody can name the man on the left. It ends, four hundred pages and two ports later, with a table laid for eleven.',
    ],
    middle: [
      '{author} writes with patience and a straight face, so that the jokes arrive late and stay long. The minor characters are the kind one worries about after the book is closed.',
      'This is a book about work as much as about love: about bread that has to be proved, boats that have to be caulked and accounts that have to be kept by somebody.',
      'The chapters are short and the sentences clear, and underneath them runs a current that carries the reader a good deal further than the bus stop.',
      'What might have been a sad story is told with so much appetite that it turns out to be a hopeful one. Readers’ groups will not agree about the ending, which is as it should be.',
      'The city is drawn street by street, with its stairs, laundry and arguments, until a visitor could find the way by heart.',
    ],
    hebrewShort: [
      'רומן רחב לב על משפחה אחת, חוב ישן וקיץ שאין לו סוף.',
      'סיפור עדין ומצחיק על בית, על געגוע ועל הזדמנות שנייה.',
      'שני זרים, ירושה אחת ועיר שזוכרת הכול.',
      'שלושה דורות חיים בבית אחד, ובו סוד אחד.',
      'רומן שקט על עבודה, על מזל ועל אהבה מאוחרת.',
    ],
    hebrewOpening: [
      'בבוקר הראשון של האביב מגיעה חבילה בלי שם השולח. עד הערב כבר יש לכל הרחוב דעה עליה, ובסוף השבוע איש לא יוכל עוד לומר שכאן לא קורה דבר.',
      'כאשר החנות הישנה שבפינה מוצעת למכירה, מתברר לשני אנשים שמעולם לא נפגשו כי היא שייכת לשניהם. הספר «{title}» מלווה אותם לאורך שנה אחת של ויכוחים, מכתבים ומרק.',
      'לכל משפחה יש סיפור אחד שהיא מספרת וסיפור אחד שהיא שומרת לעצמה. כאן נמצא השני בתחתית המגירה, מקופל בתוך הראשון.',
      'הכול מתחיל בתצלום חתונה שאיש אינו מזהה בו את האורח העומד משמאל. הכול נגמר ליד שולחן ערוך לאחד־עשר סועדים.',
    ],
    hebrewMiddle: [
      'הפרקים קצרים והשפה בהירה, ומתחתיה זורם נהר שנושא את הקוראים רחוק מכפי שציפו.',
      'זהו ספר על עבודה לא פחות מאשר על אהבה: על לחם שצריך לתפוח, על סירות שצריך לתקן ועל חשבונות שמישהו חייב לערוך.',
      'העיר מצוירת כאן רחוב אחר רחוב, על המדרגות, הכביסה והוויכוחים שלה, עד שגם אורח יוכל למצוא בה את דרכו.',
      'סיפור שיכול היה להיות עצוב מסופר כאן ברעב גדול לחיים, ולכן הוא מלא תקווה.',
    ],
  },
  mystery: {
    short: [
      'A locked room, an honest thief and a detective who would rather be gardening.',
      'A clever, gentle mystery in which everyone has an alibi except the cat.',
      'The third cup on the tray was full. That was the first clue.',
      'A small town, a long night and a ledger with one page too many.',
    ],
    opening: [
      'Nothing is missing from the locked cabinet. That is what troubles Inspector Oren Valdes, who has been called out on the wettest night of the year to look for it.',
      'The guests come down to breakfast and find eleven chairs for twelve people. By noon there are ten. {title} is a puzzle in the grand old manner, set out fairly and solved in plain sight.',
      'When a respected collector announces that his greatest treasure is a forgery, somebody goes to great trouble to steal it. Only the archivist on the second floor thinks to ask why.',
      'The tide tables for the ninth of November are torn out of every copy in town. The harbor master shrugs; his daughter begins a list.',
    ],
    middle: [
      '{author} plays scrupulously fair: every clue is on the page, usually next to something more amusing. There is little blood and a great deal of weather.',
      'Half the pleasure is the company: a suspicious cook, a retired conductor, two sisters who finish each other’s lies. The other half is an ending that makes you turn straight back to chapter three.',
      'Read it in one sitting with the door locked, or over a week with a pencil. Either way you will suspect the right person far too late.',
    ],
    hebrewShort: [
      'חדר נעול, גנב ישר ובלש שמעדיף לטפל בגינה.',
      'תעלומה חכמה ועדינה שבה לכולם יש אליבי, חוץ מהחתול.',
      'עיירה קטנה, לילה ארוך ופנקס שיש בו דף אחד יותר מדי.',
    ],
    hebrewOpening: [
      'דבר אינו חסר בארון הנעול, וזה בדיוק מה שמטריד את המפקח. בלילה הגשום ביותר בשנה הוא נקרא לחפש את מה שאיננו.',
      'האורחים יורדים לארוחת הבוקר ומוצאים אחד־עשר כיסאות לשנים־עשר סועדים. בצהריים נותרים עשרה. «{title}» הוא חידה במיטב המסורת הישנה.',
    ],
    hebrewMiddle: [
      'כל הרמזים מונחים לפני הקוראים, בדרך כלל לצד משהו משעשע יותר. יש כאן מעט דם והרבה מזג אוויר.',
      'אפשר לקרוא בישיבה אחת מאחורי דלת נעולה, ואפשר לאורך שבוע עם עיפרון ביד. כך או כך, החשד יגיע מאוחר מדי.',
    ],
  },
  poetry: {
    short: [
      'Forty-eight poems that pay attention: to weather, to kitchens, to those who are late.',
      'A new collection, plain as bread and as difficult to do without.',
      'Short poems for long days, with room in the margins.',
      'Poems of two languages and one balcony.',
    ],
    opening: [
      'The poems in {title} begin with small things (a kettle, a coat on its hook, the sound of the upstairs radio) and look at them for so long that they open.',
      'Written over eleven years and two apartments, this collection gathers what was worth keeping: poems of arrival, of quarrel, of the hour before guests.',
      '{author} is a poet of the second look. In these pages a bus route becomes a prayer and a shopping list a love letter, and nobody raises a voice.',
    ],
    middle: [
      'The lines are spare and the music is close to speech. Read aloud, they fill a room without pushing anyone out of it.',
      'Some of the poems rhyme when you are not looking; others are a single sentence long. All of them leave the door ajar.',
      'A sequence at the center of the book follows one street through one night, from the last bakery to the first bus.',
    ],
    hebrewShort: [
      'שירים קצרים לימים ארוכים, עם מקום בשוליים.',
      'ספר שירים חדש, פשוט כמו לחם ונחוץ כמוהו.',
      'שירים על מטבח, על מזג האוויר ועל מי שמאחר לבוא.',
    ],
    hebrewOpening: [
      'השירים שבספר «{title}» מתחילים בדברים קטנים: קומקום, מעיל על וו, רדיו מן הקומה העליונה. הם מביטים בהם זמן רב כל כך, עד שהדברים נפתחים.',
      'הספר נכתב לאורך אחת־עשרה שנים ובשתי דירות, והוא אוסף את מה שהיה ראוי לשמור: שירי בואה, שירי ריב ושירי השעה שלפני האורחים.',
    ],
    hebrewMiddle: [
      'השורות חסכוניות והמוזיקה קרובה לדיבור. בקריאה בקול הן ממלאות את החדר בלי לדחוק איש החוצה.',
      'יש כאן שירים מחורזים ויש שירים בני משפט אחד. כולם משאירים את הדלת פתוחה.',
    ],
  },
  ideas: {
    short: [
      'A lively, well-lit history of something we use every day and never look at.',
      'Clear thinking on an old question, in chapters the length of a walk.',
      'From the workshop to the museum: one subject, eleven centuries and many good stories.',
      'An essay for anyone who has changed their mind and lived to enjoy it.',
    ],
    opening: [
      'We live among things whose stories we have forgotten. {title} takes one of them off the shelf, blows away the dust and asks who made it, who paid for it and who was told to keep quiet.',
      'The argument of this book can be put in a sentence, and {author} puts it there, on page one. The rest is evidence: ship’s papers, sermons, court records, cookbooks and one very indignant poem.',
      'What would it mean to take this seriously again? Drawing on the ancients, on a grandmother’s sayings and on a winter spent in a repair shop, {author} offers a practical philosophy for people with little time.',
      'Here is scholarship with its sleeves rolled up. {title} moves from caravan to counting house to kitchen, and shows how an ordinary thing joined people who would never meet.',
    ],
    middle: [
      'The notes are at the back where they belong; the pictures are where you need them. A reader with no background will be at home by the third page.',
      'Along the way we meet forgers, librarians, tax collectors and a bishop with an unusual hobby. Each comes with a source, and most come with a surprise.',
      'It is a short book and a slow one: each chapter ends with a question that deserves an evening.',
      'The last part turns to our own day, and resists the temptation to scold.',
    ],
    hebrewShort: [
      'היסטוריה מלאת חיים של דבר שאנו משתמשים בו בכל יום ואיננו רואים.',
      'מחשבה בהירה על שאלה ישנה, בפרקים שאורכם כאורך טיול.',
      'נושא אחד, אחת־עשרה מאות שנים והרבה סיפורים טובים.',
    ],
    hebrewOpening: [
      'אנו חיים בין דברים ששכחנו את סיפורם. הספר «{title}» מוריד אחד מהם מן המדף, מנער את האבק ושואל מי יצר אותו, מי שילם עליו ומי התבקש לשתוק.',
      'את הטענה של הספר אפשר לומר במשפט אחד, והיא אכן נאמרת בעמוד הראשון. כל השאר הוא ראיות: מסמכי אוניות, דרשות, פרוטוקולים של בתי משפט ושיר זועם אחד.',
    ],
    hebrewMiddle: [
      'ההערות נמצאות בסוף הספר, במקומן הראוי, והתמונות מופיעות היכן שצריך אותן. גם מי שאינו בקיא בנושא ירגיש כאן בבית.',
      'זהו ספר קצר ואיטי: כל פרק מסתיים בשאלה שראויה לערב שלם.',
    ],
  },
  memoir: {
    short: [
      'A memoir of streets, schools and kitchens, told without self-pity and with excellent jokes.',
      'One life in three alphabets.',
      'What it was like, from someone who wrote it all down at the time.',
    ],
    opening: [
      'The apartment had two rooms, nine people and a piano that nobody was allowed to touch. From this crowded beginning {author} recalls a childhood of loud meals and quiet reading.',
      'In {title} a city is remembered by its stairwells: who lived on which floor, what they cooked and what they called out when the electricity failed.',
      'The author left with one suitcase and came back, forty years later, with a notebook. This book is what the two had to say to each other.',
    ],
    middle: [
      'There are no heroes here except a teacher, a dentist and a dog, and no villains that the years have not shrunk. What remains is exact, affectionate and often very funny.',
      'Photographs from the family’s own albums stand beside the text, with captions that are small stories in themselves.',
      'It is also the history of a language: how it was lost at school, hidden in lullabies and found again at a market stall.',
    ],
    hebrewShort: [
      'ספר זיכרונות על רחובות, בתי ספר ומטבחים, בלי רחמים עצמיים ועם הרבה הומור.',
      'חיים אחדים בשלושה אלפביתים.',
    ],
    hebrewOpening: [
      'בדירה היו שני חדרים, תשע נפשות ופסנתר שאסור היה לגעת בו. מן ההתחלה הצפופה הזאת עולה ילדות של ארוחות רועשות ושל קריאה שקטה.',
      'בספר «{title}» העיר נזכרת לפי חדרי המדרגות שלה: מי גר בכל קומה, מה בישלו שם ומה קראו זה לזה כשנפסק החשמל.',
    ],
    hebrewMiddle: [
      'אין כאן גיבורים מלבד מורה אחת, רופא שיניים וכלב. מה שנותר הוא מדויק, חם ולעתים קרובות מצחיק מאוד.',
      'תצלומים מן האלבום המשפחתי מלווים את הטקסט, והכיתובים שלהם הם סיפורים קטנים בפני עצמם.',
    ],
  },
  cooking: {
    short: [
      'Eighty recipes for people who are hungry now and guests who come at eight.',
      'Honest home cooking with a market basket and one good pan.',
      'Recipes that work, from a kitchen where everyone talks at once.',
      'A bright, useful book about feeding people well on an ordinary day.',
    ],
    opening: [
      'Good cooking begins with shopping, and good shopping begins with curiosity. {title} starts at the stall and ends with the plates being scraped clean.',
      '{author} has cooked for two and for two hundred, and believes that the difference is mostly a matter of pots. These are the dishes that survived both.',
      'Every recipe here was cooked at least five times, in a home oven, by somebody who had other things to do. The instructions say what to look for, what to listen for and when to leave it alone.',
    ],
    middle: [
      'There are weeknight dishes in thirty minutes, slow pots for Fridays, a chapter of things to keep in jars, and a table of what to do with half a bunch of herbs.',
      'The recipes are marked for dairy, meat and pareve, and the index lists every dish under the vegetable you have too many of.',
      'Photographed in daylight and printed on paper that wipes clean, it opens flat at the page you need.',
    ],
    hebrewShort: [
      'שמונים מתכונים למי שרעב עכשיו ולאורחים שמגיעים בשמונה.',
      'בישול ביתי וישר, עם סל מן השוק ומחבת אחת טובה.',
      'ספר שימושי ומאיר עיניים על האכלת אנשים ביום רגיל.',
    ],
    hebrewOpening: [
      'בישול טוב מתחיל בקניות, וקניות טובות מתחילות בסקרנות. «{title}» מתחיל בדוכן ומסתיים בצלחת ריקה.',
      'כל מתכון כאן בושל חמש פעמים לפחות, בתנור ביתי ובידי מי שיש לו גם עניינים אחרים. ההוראות אומרות למה להביט, למה להקשיב ומתי להניח לתבשיל.',
    ],
    hebrewMiddle: [
      'יש כאן תבשילים לימי חול בחצי שעה, סירים ארוכים ליום שישי, פרק על צנצנות וטבלה שמסבירה מה לעשות בחצי צרור של עשבי תיבול.',
      'המתכונים מסומנים כחלביים, בשריים או פרווה, והמפתח מסודר לפי הירק שיש ממנו יותר מדי.',
    ],
  },
  children: {
    short: [
      'A read-aloud story about being small, brave and slightly late.',
      'A picture book to laugh at, point at and ask for again.',
      'A warm story with big pictures and just enough mischief.',
      'For new readers: short chapters, large type and a very good dog.',
    ],
    opening: [
      'It is bedtime, and everybody in the valley is asleep except one. {title} is the story of what happens next, and of how quietly a friend can help.',
      'There is a problem, and it is exactly the size of a hat. Luckily there are also eleven ideas, of which ten are terrible and one might just work.',
      'Nobody knows where the music is coming from. One after another the neighbors come out to look, until the whole street is standing in its pajamas.',
      '“It can’t be done,” say the grown-ups. So, naturally, it is begun at once.',
    ],
    middle: [
      '{author} tells it in few words and many colors, with something to find on every page. There is a refrain that children will be shouting by the second reading.',
      'The pictures are cut from painted paper, bold enough to be seen from the back of the rug and full of small jokes for whoever is turning the pages.',
      'A gentle book about patience, sharing and the importance of snacks.',
    ],
    hebrewShort: [
      'סיפור לקריאה בקול על מי שקטן, אמיץ וקצת מאחר.',
      'ספר תמונות לצחוק בו, להצביע בו ולבקש שוב.',
      'סיפור חם עם ציורים גדולים ומעט שובבות.',
    ],
    hebrewOpening: [
      'הגיעה שעת השינה, וכולם בעמק ישנים חוץ מאחד. «{title}» מספר מה קורה אחר כך, וכמה בשקט יכול חבר לעזור.',
      'יש בעיה, והיא בדיוק בגודל של כובע. למזלנו יש גם אחד־עשר רעיונות: עשרה גרועים ואחד שאולי יצליח.',
      'איש אינו יודע מאין באה המוזיקה. השכנים יוצאים להביט בזה אחר זה, עד שכל הרחוב עומד בחוץ בפיג׳מה.',
    ],
    hebrewMiddle: [
      'מעט מילים והרבה צבעים, ובכל עמוד יש משהו למצוא. את הפזמון יצעקו הילדים כבר בקריאה השנייה.',
      'ספר עדין על סבלנות, על שיתוף ועל חשיבותו של חטיף טוב.',
    ],
  },
  activity: {
    short: [
      'Sixty-four sturdy pages to color, cut, count and keep.',
      'A rainy afternoon, solved.',
      'Quiet fun for small hands, at the table or on the train.',
    ],
    opening: [
      'Sharpen the pencils and clear a corner of the table: {title} is sixty-four pages of things to do, from easy to “ask somebody taller”.',
      'Drawn by hand and tested by two classes of first graders, this book has mazes, matching games and pictures to finish, with no screen in sight.',
    ],
    middle: [
      'The paper is thick enough for felt pens and the pages tear out cleanly, ready for the refrigerator door.',
      'Instructions are given in English and Hebrew, in type large enough for those who have only just met the letters.',
    ],
    hebrewShort: ['שישים וארבעה עמודים לצביעה, לגזירה ולספירה.', 'פתרון לאחר צהריים גשום.'],
    hebrewOpening: [
      'מחדדים עפרונות ומפנים פינה בשולחן: בחוברת הזאת יש שישים וארבעה עמודים של דברים לעשות, מן הקל ועד «כדאי לשאול מישהו גבוה יותר».',
    ],
    hebrewMiddle: [
      'הנייר עבה ומתאים גם לטושים, והדפים נתלשים בקלות, ישר אל דלת המקרר.',
      'ההוראות כתובות בעברית ובאנגלית, באותיות גדולות שמתאימות גם למי שרק עכשיו הכיר אותן.',
    ],
  },
  art: {
    short: [
      'A handsome book to look at slowly, with two hundred plates and good captions.',
      'For the hand and the eye: a book of making, clearly shown.',
      'A painter’s walk through a city, one doorway at a time.',
      'Patterns, papers and tools, photographed as they deserve.',
    ],
    opening: [
      '{author} has spent ten years looking at what most of us walk past. {title} collects the finest of it in two hundred plates, printed in six colors on uncoated paper.',
      'Making something by hand is a way of thinking. This book begins with the tools laid out on a table and ends, twelve projects later, with a shelf of finished things.',
      'Surfaces remember the people who made them. In these pages you can follow a single pattern from a palace floor to a grandmother’s tablecloth.',
    ],
    middle: [
      'Clear drawings show every step, and the mistakes are shown as well, with the way back from each.',
      'Short essays by craftspeople and curators stand between the plates, and a fold-out map shows where everything may be seen.',
      'The binding is sewn to open flat on the worktable, and the last pages are left blank on purpose.',
    ],
    hebrewShort: [
      'ספר נאה להתבוננות איטית, עם מאתיים לוחות צבע.',
      'ליד ולעין: ספר מלאכה שמראה כל שלב בבהירות.',
    ],
    hebrewOpening: [
      'עשר שנים של התבוננות במה שרובנו חולפים על פניו. הספר «{title}» מקבץ את הטוב שבו במאתיים לוחות, בדפוס בשישה צבעים.',
      'עבודת יד היא דרך לחשוב. הספר פותח בכלים המונחים על השולחן ומסתיים, אחרי שנים־עשר פרויקטים, במדף מלא.',
    ],
    hebrewMiddle: [
      'איורים בהירים מלווים כל שלב, וגם הטעויות מוצגות כאן, עם הדרך לתקן כל אחת מהן.',
      'הכריכה תפורה ונפתחת היטב על שולחן העבודה, והעמודים האחרונים נותרו ריקים בכוונה.',
    ],
  },
  lesson: {
    short: [
      'Video lessons to follow at your own table and your own pace.',
      'A calm, practical course for complete beginners.',
    ],
    opening: [
      '{author} teaches the way a good neighbor would: slowly, at a real table, with the mistakes left in. Each lesson takes about forty minutes and ends with something finished.',
      'No talent is required, only a little room and an hour a week. The course begins with how to sit and ends with a piece of work that you will want to show somebody.',
    ],
    middle: [
      'Lessons stay in your library for good, with subtitles in English and Hebrew, a printable list of materials, and a page of exercises after each one.',
      'Watch on any screen, download the worksheets, and come back to the hard part as often as you like.',
    ],
    hebrewShort: ['שיעורי וידאו לשולחן שלכם ובקצב שלכם.', 'קורס רגוע ומעשי למתחילים.'],
    hebrewOpening: [
      'השיעורים מועברים כפי שמלמד שכן טוב: לאט, ליד שולחן אמיתי, ובלי להסתיר את הטעויות. כל שיעור נמשך כארבעים דקות ומסתיים בעבודה גמורה.',
    ],
    hebrewMiddle: [
      'השיעורים נשארים בספרייה שלכם תמיד, עם כתוביות בעברית ובאנגלית, רשימת חומרים להדפסה ודף תרגילים אחרי כל שיעור.',
    ],
  },
};

/** How an edition is made: the last paragraph of a printed book. */
export const editions = [
  'Sewn in sections, printed on cream paper and finished with a ribbon marker. Published by {vendor}.',
  'This edition from {vendor} is set in a clear, open type and printed on paper from managed forests.',
  '{vendor} has given it generous margins, a sewn binding and a jacket that doubles as a poster.',
  'With a reader’s guide, a short afterword and a note on the type. From {vendor}.',
  'Bound in cloth-textured boards with colored endpapers. Published by {vendor}.',
];
export const hebrewEditions = [
  'המהדורה מודפסת על נייר בגוון שמנת, תפורה בקונטרסים ומצורף לה סרט סימון.',
  'האותיות ברורות, השוליים נדיבים והנייר מגיע מיערות מנוהלים.',
  'לספר מצורפים אחרית דבר קצרה ומדריך לקבוצות קריאה.',
];
export const digitalEditions = [
  'Delivered to your Digital Library as soon as the order is placed; nothing is shipped. Read or listen on up to five of your own devices.',
  'Available at once in your Digital Library, with a sample to try first and no software to install.',
];
