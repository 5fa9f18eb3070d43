export const forChat = 'את הצ׳אט מפעילה חברה אחרת, ששומרת מידע בדפדפן הזה. הוא ייפתח לאחר האישור.';
export const forFeedback =
  'את הטופס מפעילה חברה אחרת, ששומרת מידע בדפדפן הזה. הוא ייפתח לאחר האישור.';
export const accepted = 'כבר ניתן אישור.';
export const keptToNeeded = 'כבר נבחר רק מה שנחוץ.';
export const privacyChoices = 'העדפות פרטיות';
export const offer = (shop: string) =>
  `חברות אחרות מבקשות לעזור ל־\u2068${shop}\u2069: בצ׳אט, ובמדידה של מה שמעניין את הקוראים. הן שומרות מידע בדפדפן הזה. החנות פועלת היטב גם בלעדיהן.`;
export const privacyPolicy = 'מדיניות פרטיות';
export const onlyNeeded = 'רק מה שנחוץ';
export const accept = 'אישור';
