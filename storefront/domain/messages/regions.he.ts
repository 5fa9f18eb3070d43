export const messages = {
  didYouMean: (postalCode: string, region: string) =>
    `המיקוד \u2068${postalCode}\u2069 נמצא ב־\u2068${region}\u2069. לשם הכוונה?`,
  choose: { state: 'נא לבחור מדינה.', province: 'נא לבחור מחוז.' },
  unknown: {
    state: (typed: string) =>
      `לא מוכרת לנו מדינה בשם ״\u2068${typed}\u2069״. נא לבחור אותה מהרשימה.`,
    province: (typed: string) =>
      `לא מוכר לנו מחוז בשם ״\u2068${typed}\u2069״. נא לבחור אותו מהרשימה.`,
  },
  apart: (postalCode: string, found: string, chosen: string) =>
    `המיקוד \u2068${postalCode}\u2069 נמצא ב־\u2068${found}\u2069 ולא ב־\u2068${chosen}\u2069. נא לתקן אחד מהם, או לאשר ששניהם נכונים.`,
};
