export const assistance = 'עזרה';
export const howCanWeHelp = 'איך אפשר לעזור?';
export const chat = 'שיחה איתנו בצ׳אט';
export const chatOpening = 'הצ׳אט נפתח…';
export const whoAnswers = 'צוות החנות עונה כאן';
export const message = 'הודעה אלינו';
export const messageOn = (app: string) => `ב־\u2068${app}\u2069, בכרטיסייה חדשה`;
export const email = 'שליחת דוא״ל';
export const openingTheChat = 'הצ׳אט נפתח';
