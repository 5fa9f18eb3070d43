import { house } from '@otzar/domain/brand';
import { STORE_ZONE } from '@otzar/domain/store-day';

/** What orders, promises and letters need to know of the shop's house. */
export const store = {
  ...house,
  /** Its street and the one that crosses it. */
  streets: ['Orchard Row', 'Grand Street'],
  zone: STORE_ZONE,
  country: 'US',
  /** The hour of a working day by which an order leaves the same day. */
  cutoffHour: 15,
  /** How long it takes to lay an order out for pickup, in hours. */
  pickupHours: 1,
  /** Opening and closing hour by day of the week from Sunday, `null` on a day of rest; and why it differs. */
  week: [
    { name: '', hours: [10, 19] },
    { name: '', hours: [10, 19] },
    { name: '', hours: [10, 19] },
    { name: '', hours: [10, 19] },
    { name: '', hours: [10, 19] },
    { name: 'earlyClosing', hours: [10, 14] },
    { name: 'shabbat', hours: null },
  ],
  /** Days that differ from their week. No parcel leaves on one without hours. */
  holidays: [
    { day: '2026-11-26', name: 'thanksgiving', hours: null },
    { day: '2026-12-31', name: 'newYearsEve', hours: [10, 16] },
    { day: '2027-01-01', name: 'newYearsDay', hours: null },
    { day: '2027-04-21', name: 'eveOfPassover', hours: [10, 13] },
    { day: '2027-04-22', name: 'passover', hours: null },
    { day: '2027-04-23', name: 'passover', hours: null },
    { day: '2027-04-28', name: 'passover', hours: null },
    { day: '2027-04-29', name: 'passover', hours: null },
    { day: '2027-05-31', name: 'memorialDay', hours: [12, 17] },
    { day: '2027-06-11', name: 'shavuot', hours: null },
    { day: '2027-07-04', name: 'independenceDay', hours: null },
    { day: '2027-09-06', name: 'laborDay', hours: [12, 17] },
    { day: '2027-10-03', name: 'roshHashanah', hours: null },
    { day: '2027-10-11', name: 'yomKippur', hours: null },
    { day: '2027-10-17', name: 'sukkot', hours: null },
    { day: '2027-11-25', name: 'thanksgiving', hours: null },
  ],
} as const;
