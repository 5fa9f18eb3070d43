/** `English|עברית`, one a line. */
const pairs = (lines: string): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', hebrew = ''] = line.trim().split('|');
      return [english, hebrew];
    });

/** What products say of themselves in a word or two: the labels of facts and options, and their values. */
export const factWords = pairs(`
  Brand|מותג
  Creator|יוצרים
  Ages|גילאים
  Binding|כריכה
  Booking|תיאום
  Burning time|זמן בעירה
  Cancel|ביטול
  Capacity|נפח
  Care|טיפול
  Chain length|אורך השרשרת
  Color|צבע
  Colors|צבעים
  Comes in|אריזה
  Delivery|מסירה
  Diameter|קוטר
  Dimensions|מידות
  Expires|תוקף
  Finish|גימור
  Finished size|גודל מורכב
  Format|פורמט
  Grade|דרגת קושי
  Guarantee|אחריות
  Height|גובה
  Holds|קיבולת
  In the set|בערכה
  Ink|דיו
  Issues|גיליונות
  Language|שפה
  Length|אורך
  Lessons|שיעורים
  Level|רמה
  Made in|ארץ ייצור
  Material|חומר
  Metal|מתכת
  Pages|עמודים
  Paper|נייר
  Players|משתתפים
  Playing time|זמן משחק
  Printing|הדפסה
  Read by|הקראה
  Refillable|מילוי חוזר
  Ruling|שורות
  Safety|בטיחות
  Sent|משלוח
  Sheets|דפים
  Shipping|דמי משלוח
  Size|גודל
  Tip|חוד
  Value|ערך
  Volume|נפח
  Weight|משקל
  Where|מקום
  Blank|חלק
  Lined|שורות
  Graph|משובץ
  Graph, 5 mm|משובץ, 5 מ״מ
  E-book|ספר אלקטרוני
  Hardcover|כריכה קשה
  Paperback|כריכה רכה
  Sewn paperback|כריכה רכה תפורה
  Clothbound|כריכת בד
  Sewn, clothbound|תפור, כריכת בד
  Gold|זהב
  Silver|כסף
  Gold-plated|ציפוי זהב
  Clay|חימר
  Indigo|אינדיגו
  Olive|זית
  Pomegranate|רימון
  Rose|ורוד
  Sage|מרווה
  Sand|חול
  Sky|תכלת
  Small|קטן
  Medium|בינוני
  Large|גדול
  Assorted|מגוון
  Letter|מכתב (Letter)
  Engraving|חריטה
  Name on the barrel|שם על גוף העט
  Name on the cover|שם על הכריכה
  Name on the dedication plate|שם על לוחית ההקדשה
  Name on the flap|שם על הדש
  Name on the mug|שם על הספל
  We write to you within one working day to fix a time|נכתוב בתוך יום עסקים אחד לתיאום מועד
  At any time|בכל עת
  Dishwasher and microwave safe|מתאים למדיח ולמיקרוגל
  Machine wash cool|כביסה קרה במכונה
  Wash by hand|שטיפה ביד
  A box tied with ribbon|קופסה קשורה בסרט
  By e-mail, within minutes|בדוא״ל, בתוך דקות
  Never|ללא הגבלה
  Hard wax oil|שמן ושעווה קשה
  MP3, no copy protection|MP3, ללא הגנת העתקה
  Gel|ג׳ל
  Water-based|על בסיס מים
  English|אנגלית
  Hebrew|עברית
  English, subtitles in Hebrew|אנגלית, כתוביות בעברית
  Beginners|מתחילים
  Austria|אוסטריה
  Denmark|דנמרק
  England|אנגליה
  Germany|גרמניה
  India|הודו
  Israel|ישראל
  Italy|איטליה
  Japan|יפן
  Maine, USA|מיין, ארה״ב
  Vermont, USA|ורמונט, ארה״ב
  Morocco|מרוקו
  Poland|פולין
  Portugal|פורטוגל
  Vietnam|וייטנאם
  Acid-free paper|נייר נטול חומצה
  Ash and brass|מילה ופליז
  Oak and brass|אלון ופליז
  Beech|אשור
  Beeswax and rapeseed wax|שעוות דבורים ושעוות קנולה
  Pure beeswax|שעוות דבורים טהורה
  Birch plywood|לבוד ליבנה
  Canvas|קנבס
  Recycled canvas|קנבס ממוחזר
  Cedar|ארז
  Linden wood|עץ תרזה
  Cotton and linen|כותנה ופשתן
  Cotton paper, 300 g|נייר כותנה, 300 גרם
  Earthenware|חרס
  Stoneware|קרמיקה בשריפה גבוהה
  Stoneware with tin glaze|קרמיקה בזיגוג בדיל
  Gold-plated silver|כסף בציפוי זהב
  Sterling silver|כסף סטרלינג
  Linen|פשתן
  Organic cotton|כותנה אורגנית
  Recycled board|קרטון ממוחזר
  Recycled felt|לבד ממוחזר
  Recycled paper, 120 g|נייר ממוחזר, 120 גרם
  Synthetic sable|שיער סינתטי
  100 g, warm white|100 גרם, לבן חם
  90 g, ivory|90 גרם, שנהב
  Letterpress, three inks|דפוס בלט, שלושה צבעים
  Yes|כן
  Non-toxic|לא רעיל
  Every month|מדי חודש
  Included|כלולים במחיר
  In the shop|בחנות`);

const measures: [RegExp, string][] = [
  [/^(\d+) and up$/, 'מגיל $1 ומעלה'],
  [/^(\d+) hours$/, '$1 שעות'],
  [/^(\d+) hours (\d+) minutes$/, '$1 שעות ו־$2 דקות'],
  [/^(\d+) hours of video$/, '$1 שעות וידאו'],
  [/^(\d+) minutes$/, '$1 דקות'],
  [/^(\d+) years$/, '$1 שנים'],
  [/^(\d+) things$/, '$1 פריטים'],
  [/^(\d+) sheets$/, '$1 דפים'],
  [/^(\d+) liters$/, '$1 ליטר'],
  [/^(\d+) a year$/, '$1 בשנה'],
  [/^(\d+) oz$/, '$1 אונקיות'],
  [/^(\d+) g$/, '$1 גרם'],
  [/^([\d.]+) lb$/, '$1 ליברות'],
  [/^([\d.]+) mm$/, '$1 מ״מ'],
  [/^([\d.–]+) in$/, '$1 אינץ׳'],
  // What is read from left to right between Hebrew words is isolated.
  [/^([\d.]+ × [\d.]+) in$/, '\u2066$1\u2069 אינץ׳'],
];

/** A measure in Hebrew; null for what is none. */
export function measureInHebrew(text: string): string | null {
  const known = measures.find(([pattern]) => pattern.test(text));
  return known ? text.replace(...known) : null;
}

/** What departments, lists and plans say of themselves. */
export const leads = pairs(`
  Novels, poems, histories and cookbooks, in English and in Hebrew.|רומנים, שירה, היסטוריה ובישול, באנגלית ובעברית.
  Things for the table, the desk and the shelf, from small workshops.|דברים יפים לשולחן האוכל, לשולחן העבודה ולמדף, מבתי מלאכה קטנים.
  Pens that write, paper that lasts and bags that carry it all.|עטים שכותבים, נייר שמחזיק ותיקים שנושאים הכול.
  To read, hear and learn at once; nothing to ship.|לקרוא, לשמוע וללמוד מיד, בלי לחכות למשלוח.
  For the reader who would rather choose.|למי שמעדיפים לבחור בעצמם.
  A good parcel, again and again.|חבילה טובה, שוב ושוב.
  Wrapping, mending, teaching and choosing, by people who know books.|לעטוף, לתקן, ללמד ולבחור, בידי אנשים שמכירים ספרים.
  What came in during the last three months, unpacked and read by one of us.|מה שהגיע בשלושת החודשים האחרונים, אחרי שאחד מאיתנו פתח וקרא.
  Small things that are nobody’s second choice.|דברים קטנים שהם תמיד הבחירה הראשונה.
  Books that we tell you about in Hebrew as well as in English.|ספרים שאנחנו מספרים עליהם גם בעברית וגם באנגלית.
  The same good things for less than they were, while they last.|אותם דברים טובים במחיר נמוך יותר, עד גמר המלאי.
  Announced and on the way. Order now, and it leaves us on the day it appears.|ספרים שהוכרזו ובדרך. אפשר להזמין כבר עכשיו, והם יישלחו ביום צאתם לאור.
  For laps, bedsides and rainy afternoons: stories that bear a hundred readings.|לזמן חיבוק, למיטה ולאחר צהריים גשום: סיפורים שעומדים במאה קריאות.
  Everything for the first day that costs less than ten dollars.|כל מה שצריך ליום הראשון בפחות מעשרה דולרים.
  Candles for the long evenings, a cookbook for the crowd, and something to read once everybody has gone home.|נרות לערבים הארוכים, ספר בישול לאורחים הרבים, ומשהו לקרוא אחרי שכולם הלכו הביתה.
  For the hard ones: the friend who has every book, the aunt who wants nothing, the host you have never met.|למקרים הקשים: החברה שכבר יש לה כל ספר, הדודה שלא רוצה כלום, המארחים שעוד לא פגשנו.
  Pens that write at once, paper that takes ink well, and a cup for everything else.|עטים שכותבים מיד, נייר שאוהב דיו, וספל לכל השאר.
  Twenty-odd books to grow up with, from the first pictures to the first page turned alone.|עשרים ומשהו ספרים לגדול איתם, מהתמונות הראשונות עד הדף הראשון שהופכים לבד.
  Picture books|ספרי תמונות
  A parcel to tear open and a story to read aloud, chosen by our children’s bookseller.|חבילה לקרוע וסיפור להקריא, בבחירת מומחית ספרי הילדים שלנו.
  Two picture books|שני ספרי תמונות
  Two picture books for ages 2 to 6|שני ספרי תמונות לגילאי 2 עד 6
  A letter for whoever reads aloud|מכתב למי שמקריאים
  Most chosen|הנבחר ביותר
  First readers|ראשית קריאה
  Two books for new readers|שני ספרים לקוראים חדשים
  Large type and short chapters|אותיות גדולות ופרקים קצרים
  Something to make|משהו להכין
  One project for four hands|פרויקט אחד לארבע ידיים
  All its materials|כל החומרים
  Shabbat reads|ספרים לשבת
  A book that is there before candle lighting, with nothing left to decide.|ספר שמגיע לפני הדלקת נרות, ולא נשאר מה להחליט.
  A new novel|רומן חדש
  One new novel|רומן חדש אחד
  A note on why we chose it|פתק עם הסיבה לבחירה
  A book of poems|ספר שירים
  One book of poems|ספר שירים אחד
  One of them on a card|אחד מהם על כרטיס
  A mystery, sealed|ספר מתח סגור
  One mystery, its title hidden|ספר מתח אחד, ושמו מוסתר
  To be opened after dinner|לפתיחה אחרי ארוחת הערב
  A work of history|ספר היסטוריה
  One work of history|ספר היסטוריה אחד
  A map to go with it|מפה שמתלווה אליו
  School refill|מילוי לבית הספר
  What runs out in the middle of the week is there before it does.|מה שנגמר באמצע השבוע מגיע לפני שהוא נגמר.
  Colored pencils|עפרונות צבעוניים
  A set of 24|ערכה של 24
  Sharpened, in a tin|מחודדים, בקופסת פח
  A fresh notebook|מחברת חדשה
  One pocket notebook|מחברת כיס אחת
  Ruled for two alphabets|שורות לשני אלפביתים
  The whole pencil case|הקלמר כולו
  Paper, pens and stamps|נייר, עטים וחותמות
  A different color each time|צבע אחר בכל פעם
  Best value|המשתלם ביותר
  Around the table|סביב השולחן
  For people who read with flour on their hands.|למי שקוראים עם קמח על הידיים.
  A cookbook and a spice|ספר בישול ותבלין
  One cookbook|ספר בישול אחד
  A spice that it asks for|תבלין שנזכר בו
  A novel for the long dinner|רומן לארוחה ארוכה
  Three questions to talk about|שלוש שאלות לשיחה
  The Hebrew shelf|המדף העברי
  Keep the language in the house, one book at a time.|השפה נשארת בבית, ספר אחר ספר.
  A novel in Hebrew|רומן בעברית
  One novel in Hebrew|רומן אחד בעברית
  A list of hard words|רשימת מילים קשות
  First words|מילים ראשונות
  With vowel marks|בניקוד`);
