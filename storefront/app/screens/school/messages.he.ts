export const listInBag = (count: number) =>
  count === 1
    ? 'פריט אחד מהרשימה נמצא בסל.'
    : count === 2
      ? 'שני פריטים מהרשימה נמצאים בסל.'
      : `${count} פריטים מהרשימה נמצאים בסל.`;
export const viewBag = 'לסל הקניות';

export const schoolSupplies = 'ציוד לבית הספר';
export const whatItIs = (shop: string) =>
  `מוצאים את רשימת בית הספר לפי מיקוד, מסמנים מה כבר יש בבית ומוסיפים את השאר לסל בצעד אחד. מבית \u2068${shop}\u2069.`;
export const findSchool = 'מוצאים את בית הספר';
export const byPlace = 'לפי ארץ ומיקוד. הרשימות של כל הכיתות נמצאות אצלנו.';
export const tickList = 'מסמנים ברשימה';
export const leaveOut = 'מוותרים על מה שיש בבית, משנים כמויות, מחליפים את מה שאזל.';
export const buyInOneStep = 'קונים בצעד אחד';
export const wholeList = 'כל הרשימה עוברת לסל; אפשר גם לשתף אותה או להדפיס.';
export const nearShop = (zip: string) => `בתי ספר בסביבת החנות, \u2068${zip}\u2069`;
export const tellUs = 'לספר לנו על בית ספר';
export const home = 'דף הבית';
export const school = 'בית ספר';
export const readyForBag = 'הרשימה של בית הספר, כיתה אחר כיתה, מוכנה לסל.';
export const howItWorks = 'איך זה עובד';
export const goStraightTo = 'או ישירות אל';

export const selectGradeOf = (school: string) => `בחירת כיתה: \u2068${school}\u2069`;
export const selectGrade = 'בחירת כיתה';
export const listsOf = (school: string, city: string) =>
  `רשימות הציוד של \u2068${school}\u2069, \u2068${city}\u2069, לכל כיתה.`;
export const chooseAnotherSchool = 'בחירת בית ספר אחר';

export const selectSchool = 'בחירת בית ספר';
export const whatSchoolsAskNear = (zip: string) =>
  `בתי ספר בסביבת המיקוד \u2068${zip}\u2069 והציוד שהם מבקשים, כיתה אחר כיתה.`;
export const whatSchoolsAsk = 'בתי ספר בסביבה והציוד שהם מבקשים, כיתה אחר כיתה.';
export const near = (zip: string) => `בסביבת המיקוד \u2068${zip}\u2069`;
export const tryAnotherZip = 'חיפוש לפי מיקוד אחר';

export const selectSuppliesOf = (grade: string, school: string) =>
  `בחירת ציוד: \u2068${grade}\u2069, \u2068${school}\u2069`;
export const selectSupplies = 'בחירת ציוד';
export const whatSchoolAsks = (school: string, grade: string, year: string) =>
  `הציוד שמבקשים ב\u2068${school}\u2069, \u2068${grade}\u2069, לשנת \u2068${year}\u2069: מסמנים מה כבר יש בבית וקונים את השאר בצעד אחד.`;
