const items = (count: number) =>
  count === 1 ? 'פריט אחד' : count === 2 ? 'שני פריטים' : `${count} פריטים`;

export const required = 'חובה';
export const requiredNote = 'מה שבית הספר מבקש';
export const optional = 'לא חובה';
export const optionalNote = 'כדאי שיהיה';
export const copyLink = 'העתקת הקישור';
export const print = 'הדפסה';
export const linkCopied = 'הקישור הועתק. הוא פותח את הרשימה בדיוק כפי שסומנה.';
export const linkGiven = 'הקישור הזה פותח את הרשימה בדיוק כפי שסומנה.';
export const empty = 'הרשימה ריקה';
export const emptyText = 'בית הספר עדיין לא מילא אותה. אנחנו פונים אליו שוב מדי שבוע.';
export const student = 'שם: ______________________ כיתה: ______________';
export const totalFor = (bought: number, all: number) =>
  `סך הכול עבור ${bought} מתוך ${items(all)}`;
export const nothingToBuy = 'אין מה לקנות';
export const addToBag = (count: number) => `הוספת ${items(count)} לסל`;

export const onlyLeft = (count: number) =>
  count === 1
    ? 'נותרה יחידה אחת בלבד.'
    : count === 2
      ? 'נותרו שתי יחידות בלבד.'
      : `נותרו ${count} יחידות בלבד.`;
export const asked = (count: number, price: string) => `ברשימה: ${count} · ${price} ליחידה`;
export const toBuy = (count: number) => ` · ${count} לקנייה`;
export const inPlaceOf = ['במקום ', ', שאזל מהמלאי. '] as const;
export const undo = 'ביטול הפעולה';
export const undoWhat = (title: string) => `שבה הוחלף \u2068${title}\u2069`;
export const soldOutNotInTotal = 'אזל מהמלאי, ולכן אינו כלול בסכום.';
export const soldOut = 'אזל מהמלאי.';

export const haveIt = 'כבר יש בבית';
export const addIt = 'הוספה לרשימה שלי';

export const nothingLikeIt = 'אין במלאי פריט דומה. אפשר לפנות אלינו, ונעדכן כשיחזור.';
export const sameKind = (price: string) => ['במלאי ומאותו סוג: ', `, ${price} ליחידה.`] as const;
export const swap = ['החלפה ', ' בפריט הזה'] as const;
export const swapWhat = (title: string) => `של \u2068${title}\u2069`;
