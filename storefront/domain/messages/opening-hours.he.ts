export const messages = {
  locale: 'he-IL',
  noon: '12:00',
  midnight: 'חצות',
  time: (hour: number, minutes: string) => `${hour}:${minutes}`,

  until: (time: string) => `עד ${time}`,
  opens: {
    today: (time: string) => `נפתחת היום בשעה ${time}`,
    tomorrow: (time: string) => `נפתחת מחר בשעה ${time}`,
    thisWeek: (day: string, time: string) => `נפתחת ב${day} בשעה ${time}`,
    later: (day: string, time: string) => `נפתחת ב${day} בשעה ${time}`,
  },
  closed: 'סגורה עד להודעה חדשה',
};
