export const unreachable = 'אין כרגע קשר עם החנות. נא לבדוק את החיבור ולנסות שוב.';
export const unexpected = 'משהו השתבש אצלנו. שום דבר לא אבד; נא לנסות שוב.';
export const busy = 'יש כרגע עומס בחנות. שום דבר לא אבד; נא לנסות שוב בעוד רגע.';
export const tooSlow = 'התשובה מהחנות מתעכבת יותר מהרגיל. נא לנסות שוב.';

export const unitedStates = 'ארצות הברית';

export const youPay = (dollars: string) => `לתשלום: ${dollars} (דולר אמריקאי)`;

export const partMissing = 'חלק מהעמוד לא הגיע. ';
export const loadAgain = 'טעינת העמוד מחדש';

export const chatClosed = 'הצ׳אט סגור כרגע. אפשר לשלוח לנו הודעה או דוא״ל, ונענה.';
export const noForm = 'הטופס לא נפתח כרגע. אפשר לכתוב לנו, ונקרא הכול.';

export const opensOnceConnected = 'אין כרגע קשר עם החנות. העמוד ייפתח ברגע שיהיה חיבור.';
