/** A short piece of prose; `{title}`, `{author}` and `{vendor}` stand for those of the work. */
export interface Piece {
  title: string;
  paragraphs: string[];
}

/** What stands in the books of the sample catalogue. */
export const pieces: Piece[] = [
  {
    title: 'The first evening',
    paragraphs: [
      'The house was quiet by nine. Somebody had left a lamp on in the kitchen, and under it, among the bread crumbs and the day’s post, lay {title}, with a tram ticket between its pages.',
      'It is a small thing to begin a book. You sit down, you move the lamp a hand’s breadth, you read a sentence twice because the street is loud. By the third page the street has gone.',
      '{author} knew this, I think. Nothing happens in the first lines that could not wait; and still one does not get up to draw the curtains.',
      'Later there was rain, and a door further down the landing. I turned a page for each of them, so as to lose nothing.',
    ],
  },
  {
    title: 'What the shopkeeper said',
    paragraphs: [
      '“Most people ask me what it is about,” said the shopkeeper, “and I tell them to open it in the middle. If you want to know what happened before, it is yours.”',
      'He had a pencil behind his ear and another in his hand, and he used neither. The copies from {vendor} stood on the long table by the window, where the light comes in until four.',
      'I opened it in the middle. There was a table laid for six, and five people; and a window that somebody had painted shut.',
      '“Well?” he said. But I had sat down on the steps by then, and he went to see to the kettle.',
    ],
  },
  {
    title: 'A walk to the harbour',
    paragraphs: [
      'From the corner it is eleven minutes to the harbour, and nine on the way back, because one has been thinking.',
      'The boats lay in a row with their names turned to the wall. A man was mending a net with green twine where the rest of it was brown, so that in years to come he would know where it had torn.',
      '“You can read here,” he said. “The wind only takes what is loose.”',
      'So I read him a page. When it was done he asked for the name, and I held up {title}. He nodded as one nods at the name of a street one has lived in.',
      'On the way back I counted the steps between the lamps: forty, forty, thirty-eight.',
    ],
  },
  {
    title: 'In two languages',
    paragraphs: [
      'My grandmother read with a finger under the line, from the right in one book and from the left in the other, and said that between them they ironed the page.',
      'She kept both on the same shelf. “They are neighbours,” she said. “They need not agree, they need only greet each other.”',
      'There are words that will not go across. She wrote those on slips of paper and laid them into the book, so that whoever came after would find the gap and have something to put into it.',
      'In my copy of {title} there are four such slips. Three I understand.',
    ],
  },
  {
    title: 'On the margin',
    paragraphs: [
      'A book that is owned may be written in. Use a pencil; write small; say when it was.',
      'Ten years on, the hand in the margin belongs to somebody a little braver and a good deal more certain than you. Be kind to them. They had not read the last chapter yet.',
      'What {author} would have said to it we do not know. The margin is wide, though, and somebody set it so.',
    ],
  },
  {
    title: 'The long table',
    paragraphs: [
      'There was one table in the reading room, and it had been made for a ship. It was too long for every house that it was offered to, until somebody built a room around it.',
      'People sat down wherever there was a lamp. By custom nobody asked what another was reading; by custom everybody looked.',
      'At the far end sat a boy who moved his lips. Once he laughed out loud, and eleven readers looked up, and eleven readers wished for the same page.',
      'When the bell rang we put our books back. {title} has a pale line on its spine from that shelf, at the height of the window.',
      'I have been to many rooms since. I still look for the end of the table first.',
    ],
  },
  {
    title: 'Letters that came late',
    paragraphs: [
      'The post came on Tuesdays, and on Tuesdays after snow it came on Thursdays.',
      'She kept the letters in the order in which they had been written, not in that in which they arrived, and so there were always a few blank places in the drawer, waiting.',
      'It is the same with chapters. You reach one that answers what you had not asked, and forty pages on you ask it.',
      '“Read on,” says {author} in so many words, somewhere near the middle. I have looked for the place again and do not find it.',
    ],
  },
  {
    title: 'Before you close it',
    paragraphs: [
      'Leave something in it: a receipt, a leaf, the card of the place where you had coffee. Whoever opens it next may be you.',
      'Say to one person that you have read it, and not what happens. Lend it to somebody who returns things late.',
      'And if it was not for you, that is no small thing to know either. There are other shelves; the ladder is by the door.',
    ],
  },
];

/** The same for those with Hebrew words. */
export const hebrewPieces: Piece[] = [
  {
    title: 'הערב הראשון',
    paragraphs: [
      'בתשע היה הבית שקט. מישהו השאיר מנורה דולקת במטבח, ותחתיה, בין פירורי הלחם, היה מונח הספר ובין דפיו כרטיס נסיעה ישן.',
      'להתחיל ספר זה דבר קטן. מתיישבים, מזיזים מעט את המנורה, קוראים משפט פעמיים כי הרחוב רועש. בעמוד השלישי הרחוב כבר איננו.',
      'אחר כך ירד גשם, ודלת נסגרה במורד המסדרון. על כל אחד מהם הפכתי דף, כדי לא לאבד דבר.',
    ],
  },
  {
    title: 'בשתי שפות',
    paragraphs: [
      'סבתי קראה באצבע מתחת לשורה: מימין בספר האחד, משמאל בספר האחר, ואמרה שביניהם הם מגהצים את הדף.',
      'את שניהם שמרה על אותו מדף. ״הם שכנים,״ אמרה. ״הם לא חייבים להסכים, רק לומר שלום.״',
      'יש מילים שאינן עוברות מצד לצד. אותן כתבה על פתקים קטנים והניחה בין הדפים, כדי שמי שיבוא אחריה ימצא את הרווח ויהיה לו מה להניח בו.',
    ],
  },
];
