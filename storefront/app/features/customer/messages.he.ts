export const accept = ['ההרשמה היא הסכמה ל', ' ול', '.'] as const;
export const termsOfUse = 'תנאי השימוש';
export const privacyPolicy = 'מדיניות הפרטיות';

export const passwordMissing = 'נא להזין את הסיסמה.';
export const deleteAccount = 'מחיקת החשבון שלי';
export const whatGoes =
  'השם, הכתובות, כרטיסי האשראי, המועדפים והמינויים נמחקים מיד, ואיתם הגישה לספרייה הדיגיטלית. כדאי להוריד קודם את מה שרוצים לשמור.';
export const whatStays =
  'הזמנות שכבר בדרך עדיין יגיעו: נשמור רק את מה שדרוש כדי למסור אותן. את המחיקה אי אפשר לבטל.';
export const deleteForGood = 'מחיקה לצמיתות';
export const keepAccount = 'להשאיר את החשבון';
export const yourPassword = 'הסיסמה שלך';

export const isIn = (minutes: number) =>
  minutes > 2
    ? `אפשר יהיה לנסות שוב בעוד ${minutes} דקות.`
    : minutes === 2
      ? 'אפשר יהיה לנסות שוב בעוד שתי דקות.'
      : 'אפשר יהיה לנסות שוב בעוד פחות מדקה.';

export const presentPasswordMissing = 'כדי לשנות את זה נא להזין את הסיסמה הנוכחית.';
export const savedWithPassword = 'השינויים נשמרו. בכל מכשיר אחר יש להתחבר עם הסיסמה החדשה.';
export const saved = 'השינויים נשמרו.';
