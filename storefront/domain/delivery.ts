import type { ShippingOptions } from '@otzar/contract/shipping';
import { messages } from '#messages/delivery';
import { byLocale } from './by-locale.ts';
import { dayText } from './calendar-day.ts';
import { cutoffOf } from './rates.ts';
import { STORE_ZONE, storeDay } from './store-day.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

// Intl in place of dayjs, which would add 2.8 kB to every product page, and only once a date is written: the first
// formatter costs a browser some 14 ms. The zone is fixed so that the server, the browser and a letter write the
// same day.
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatOf = byLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: STORE_ZONE }),
  );
  return (moment: string) => {
    const format = formatOf(messages.locale);
    // A day has no hour: it is that day in the store too, and not the evening before.
    return format.format(new Date(moment.length === DAY_LENGTH ? `${moment}T12:00Z` : moment));
  };
};

const shortWeekday = dateFormat({ weekday: 'short', month: 'long', day: 'numeric' });
const longWeekday = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** A day of delivery from an ISO moment, `ddd, MMMM D`: "Tue, November 24" (specification, section 9). */
export const deliveryDateText = (moment: string): string => shortWeekday(moment);

/** A full date from an ISO moment, `dddd, MMMM D, YYYY`: "Tuesday, November 24, 2026" (specification, section 9). */
export const longDateText = (moment: string): string => longWeekday(moment);

/** A brief date from an ISO moment or day, `MMM D, YYYY`: "Nov 24, 2026" (specification, section 9). */
export const shortDateText = (moment: string): string =>
  dayText(moment.length === DAY_LENGTH ? moment : storeDay(new Date(moment)));

/** When an order can be fetched from the shop: its day, or "within 2 hours" today (specification, section 9). */
export const pickupText = ({
  days,
  hours,
  date,
}: Pick<ShippingOptions['pickup'], 'days' | 'hours' | 'date'>): string => {
  if (days > 0) return deliveryDateText(date);
  return messages.within(Math.ceil(hours) + 1);
};

/**
 * When something can be had (specification, section 9): a date, unless it is tomorrow or
 * today. Less than a day is today.
 */
export const arrivalText = ({
  days,
  estimated_arrival,
}: Pick<ShippingOptions['fastest'], 'days' | 'estimated_arrival'>): string => {
  if (days > 1) return messages.getIt(deliveryDateText(estimated_arrival));
  return days === 1 ? messages.tomorrow : messages.today;
};

/**
 * When the fastest delivery arrives (specification, section 9). Two days or more are
 * counted; a part of a day above one names its date; one is tomorrow; anything less is today.
 */
export const fastestText = (
  fastest: Pick<ShippingOptions['fastest'], 'days' | 'estimated_arrival'>,
): string =>
  fastest.days >= 2 ? messages.dayShipping(Math.ceil(fastest.days)) : arrivalText(fastest);

/**
 * How long an order may wait for its promise to hold: until the earlier of the two moments at which the
 * shipping options expire (specification, section 4). Empty once that has passed, or where it is unknown.
 * @param now in milliseconds
 */
export const cutoffText = (
  options: Pick<ShippingOptions, 'fulfillment_expires' | 'store_expires'>,
  now: number,
): string => {
  const left = cutoffOf(options) - now;
  const minutes = Math.floor(left / 60_000);
  if (!(minutes > 0)) return '';
  const hours = Math.floor(minutes / 60);
  const { orderWithin } = messages;
  if (hours === 0) return orderWithin.minutes(minutes);
  const rest = minutes % 60;
  return rest === 0 || hours >= 24 ? orderWithin.hours(hours) : orderWithin.both(hours, rest);
};
