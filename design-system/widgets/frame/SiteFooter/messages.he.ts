export const copyright = (year: number) => `© ${year} Otzar`;
export const privacyChoices = 'העדפות פרטיות';

export const chat = 'שיחה איתנו בצ׳אט';
export const feedback = 'משוב על האתר';

export const elsewhere = 'אנחנו גם כאן';
export const apps = 'אפליקציות';
export const getIt = 'להורדה';
export const comingSoon = 'בקרוב';
