import { messages } from '#messages/library';

const clock = (moment: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(messages.locale, { hour: 'numeric', minute: '2-digit', timeZone })
    .format(new Date(moment))
    .replace(/\s*AM$/, ' a.m.')
    .replace(/\s*PM$/, ' p.m.');

/**
 * How long the links of a digital item still work, on the reader's own clock.
 * @param timeZone the reader's, where it is not the machine's
 */
export const linkText = (expiresAt: string, timeZone?: string): string =>
  messages.linkWorks(clock(expiresAt, timeZone)).replace('..', '.');

/** How long it takes until a link has expired, in milliseconds; 0 once it has. */
export const linkLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Date.parse(expiresAt) - now);

/** The size of a file, to be read: `412 KB`, `4.2 MB`. @param size in bytes */
export const sizeText = (size: number): string =>
  size < 1_000_000
    ? messages.kilobytes(Math.max(1, Math.round(size / 1000)))
    : messages.megabytes((size / 1_000_000).toFixed(1));
