export const newWebsite = 'New website';
/** Around the e-mail address that opinions go to. */
export const welcome = [
  'Welcome to our new website. It is in beta: tell us what works and what does not at ',
  '.',
] as const;
