export const messages = {
  /** How to come, and what is at the door. */
  hints: {
    train:
      'ברכבת התחתית, קווים \u2068F, M, J, Z\u2069, עד תחנת \u2068Delancey Street and Essex Street\u2069, ומשם ארבע דקות ברגל.',
    bus: 'אוטובוס \u2068M15\u2069 עוצר ב־\u2068Grand Street\u2069.',
    door: 'אין מדרגה בכניסה, והמעלית מגיעה לקומה של בית הספר.',
  },
  /** The zone as people name it. */
  zoneName: 'שעון ניו יורק',
  days: {
    earlyClosing: 'סגירה מוקדמת לכבוד שבת',
    shabbat: 'שבת',
    thanksgiving: 'חג ההודיה',
    newYearsEve: 'ערב השנה האזרחית החדשה',
    newYearsDay: 'ראש השנה האזרחית',
    eveOfPassover: 'ערב פסח',
    passover: 'פסח',
    memorialDay: 'יום הזיכרון האמריקאי',
    shavuot: 'שבועות',
    independenceDay: 'יום העצמאות האמריקאי',
    laborDay: 'יום העבודה האמריקאי',
    roshHashanah: 'ראש השנה',
    yomKippur: 'יום כיפור',
    sukkot: 'סוכות',
  },
};
