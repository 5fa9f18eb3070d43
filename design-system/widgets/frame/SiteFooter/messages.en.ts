export const copyright = (year: number) => `© ${year} Otzar`;
export const privacyChoices = 'Privacy choices';

export const chat = 'Chat with us';
export const feedback = 'Give feedback';

/** Names the list of the shop's places on other websites, read out. */
export const elsewhere = 'Elsewhere';
export const apps = 'Apps';
export const getIt = 'Get it now';
export const comingSoon = 'Coming soon';
