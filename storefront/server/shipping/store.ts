/** What orders, promises and letters need to know of the shop's house. */
export const store = {
  name: 'Otzar',
  line: 'Books, gifts and school, in two languages',
  /** Mail is sent from it. */
  email: 'hello@otzar.example',
  zone: 'America/New_York',
  country: 'US',
  postalCode: '10002',
  /** The hour of a working day by which an order leaves the same day. */
  cutoffHour: 15,
  /** How long it takes to lay an order out for pickup, in hours. */
  pickupHours: 1,
  /** Opening and closing hour by day of the week from Sunday; `null` is a day of rest. */
  hours: [[10, 19], [10, 19], [10, 19], [10, 19], [10, 19], [10, 14], null],
} as const;
