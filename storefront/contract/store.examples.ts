import type { Answer } from './endpoint.ts';
import type { readStore } from './store.ts';

const day = { time: { opens: '10:00', closes: '19:00' }, note: '' };

export const readStoreExamples = {
  default: {
    name: 'Otzar',
    address: ['48 Orchard Row', 'New York, NY 10002'],
    phone: '+1 (212) 555-0143',
    streets: ['Orchard Row', 'Grand Street'],
    hints: [
      'F train to Delancey Street, then four minutes on foot.',
      'There is no step at the door.',
    ],
    zone: 'America/New_York',
    zone_name: 'New York time',
    week: [
      day,
      day,
      day,
      day,
      day,
      { time: { opens: '10:00', closes: '14:00' }, note: 'Early closing for Shabbat' },
      { time: null, note: 'Shabbat' },
    ],
    holidays: [
      { day: '2026-11-26', time: null, note: 'Thanksgiving' },
      { day: '2026-12-31', time: { opens: '10:00', closes: '16:00' }, note: 'New Year’s Eve' },
    ],
    now: '2026-11-24T15:12:00.000Z',
  },
} satisfies Record<string, Answer<typeof readStore>>;
