/** The language of the page. */
export const language: 'en' | 'he' = 'en';
