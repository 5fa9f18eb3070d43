import type { Store } from '@otzar/contract/store';
import { plusDays } from '@otzar/domain/calendar-day';
import { storeDay } from '@otzar/domain/store-day';
import { messages } from './messages.ts';
import { store } from './store.ts';

/** How far ahead holidays are told, in days. */
const AHEAD = 120;

const wallTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const timeOf = (hours: readonly [number, number] | null): Store['week'][number]['time'] =>
  hours && { opens: wallTime(hours[0]), closes: wallTime(hours[1]) };

const noteOf = (name: '' | keyof typeof messages.days): string => name && messages.days[name];

/** The store as it is configured, with the holidays of the months to come. */
export function storeAt(now: Date): Store {
  const today = storeDay(now);
  const last = plusDays(today, AHEAD);
  return {
    name: store.name,
    address: [...store.address],
    phone: store.phone,
    streets: [...store.streets],
    hints: Object.values(messages.hints),
    zone: store.zone,
    zone_name: messages.zoneName,
    week: store.week.map(({ name, hours }) => ({ time: timeOf(hours), note: noteOf(name) })),
    holidays: store.holidays
      .filter(({ day }) => day >= today && day <= last)
      .map(({ day, name, hours }) => ({ day, time: timeOf(hours), note: noteOf(name) })),
    now: now.toISOString(),
  };
}
