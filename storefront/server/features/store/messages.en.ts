export const messages = {
  /** How to come, and what is at the door. */
  hints: {
    train: 'F, M, J or Z train to Delancey Street and Essex Street, then four minutes on foot.',
    bus: 'The M15 bus stops at Grand Street.',
    door: 'There is no step at the door, and the lift goes to the school floor.',
  },
  /** The zone as people name it. */
  zoneName: 'New York time',
  days: {
    earlyClosing: 'Early closing for Shabbat',
    shabbat: 'Shabbat',
    thanksgiving: 'Thanksgiving',
    newYearsEve: 'New Year’s Eve',
    newYearsDay: 'New Year’s Day',
    eveOfPassover: 'Eve of Passover',
    passover: 'Passover',
    memorialDay: 'Memorial Day',
    shavuot: 'Shavuot',
    independenceDay: 'Independence Day',
    laborDay: 'Labor Day',
    roshHashanah: 'Rosh Hashanah',
    yomKippur: 'Yom Kippur',
    sukkot: 'Sukkot',
  },
};
