import { house } from '@otzar/domain/brand';
import { STORE_ZONE } from '@otzar/domain/store-day';

/** What orders, promises and letters need to know of the shop's house. */
export const store = {
  ...house,
  /** Its street and the one that crosses it. */
  streets: ['Orchard Row', 'Grand Street'],
  /** How to come, and what is at the door. */
  hints: [
    'F, M, J or Z train to Delancey Street and Essex Street, then four minutes on foot.',
    'The M15 bus stops at Grand Street.',
    'There is no step at the door, and the lift goes to the school floor.',
  ],
  zone: STORE_ZONE,
  /** The zone as people name it. */
  zoneName: 'New York time',
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
    { name: 'Early closing for Shabbat', hours: [10, 14] },
    { name: 'Shabbat', hours: null },
  ],
  /** Days that differ from their week. No parcel leaves on one without hours. */
  holidays: [
    { day: '2026-11-26', name: 'Thanksgiving', hours: null },
    { day: '2026-12-31', name: 'New Year’s Eve', hours: [10, 16] },
    { day: '2027-01-01', name: 'New Year’s Day', hours: null },
    { day: '2027-04-21', name: 'Eve of Passover', hours: [10, 13] },
    { day: '2027-04-22', name: 'Passover', hours: null },
    { day: '2027-04-23', name: 'Passover', hours: null },
    { day: '2027-04-28', name: 'Passover', hours: null },
    { day: '2027-04-29', name: 'Passover', hours: null },
    { day: '2027-05-31', name: 'Memorial Day', hours: [12, 17] },
    { day: '2027-06-11', name: 'Shavuot', hours: null },
    { day: '2027-07-04', name: 'Independence Day', hours: null },
    { day: '2027-09-06', name: 'Labor Day', hours: [12, 17] },
    { day: '2027-10-03', name: 'Rosh Hashanah', hours: null },
    { day: '2027-10-11', name: 'Yom Kippur', hours: null },
    { day: '2027-10-17', name: 'Sukkot', hours: null },
    { day: '2027-11-25', name: 'Thanksgiving', hours: null },
  ],
} as const;
