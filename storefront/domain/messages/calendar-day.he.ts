export const messages = {
  months: [
    'בינו׳',
    'בפבר׳',
    'במרץ',
    'באפר׳',
    'במאי',
    'ביוני',
    'ביולי',
    'באוג׳',
    'בספט׳',
    'באוק׳',
    'בנוב׳',
    'בדצמ׳',
  ],
  day: (month: string, date: number, year: number) => `${date} ${month} ${year}`,
};
