export const messages = {
  locale: 'he-IL',
  frequencies: {
    week: 'מדי שבוע',
    two_weeks: 'מדי שבועיים',
    month: 'מדי חודש',
    two_months: 'מדי חודשיים',
    quarter: 'מדי שלושה חודשים',
  },
  title: (title: string) => `\u2068${title}\u2069`,
  inUse: {
    address: (titles: string, many: boolean) =>
      `${many ? 'המינויים שלך נשלחים' : 'המינוי שלך נשלח'} לכתובת הזאת: ${titles}. אפשר יהיה למחוק אותה אחרי שתיבחר אחרת במקומה.`,
    card: (titles: string, many: boolean) =>
      `${many ? 'המינויים שלך משולמים' : 'המינוי שלך משולם'} בכרטיס הזה: ${titles}. אפשר יהיה למחוק אותו אחרי שייבחר אחר במקומו.`,
  },
};
