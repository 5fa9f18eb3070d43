export const language: 'en' | 'he' = 'he';
