export const code = 'en';
export const direction = 'ltr';
export const language = 'Language';
export const shopSpeaks = 'The shop speaks English, too. ';
export const samePage = 'This page in English';
export const dismiss = 'Not now';
