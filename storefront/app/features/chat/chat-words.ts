import type { Chat, ChatMessage } from '@otzar/contract/chat';
import { shortDateText } from '@otzar/domain/delivery';
import { clockText } from '@otzar/domain/opening-hours';
import * as messages from '#messages/features/chat';
import { brand } from '../../brand.ts';

const day = new Intl.DateTimeFormat(messages.locale, { month: 'short', day: 'numeric' });

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A moment by the visitor's own clock: `Nov 24, 10:02 a.m.` */
function momentText(moment: string): string {
  const at = new Date(moment);
  const time = clockText(`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`);
  return `${day.format(at)}, ${time}`;
}

/** When the shop's people are there, in a sentence. */
export function hoursSentence({ open, until, opens, zone_name }: Chat['hours']): string {
  if (open) return messages.hereNow(until, zone_name);
  return opens ? messages.opensAgain(until, zone_name) : messages.isClosed(until);
}

/** A message as it is shown, its time by the visitor's own clock. */
export const shownMessage = ({ number, author, text, order_id, written_at }: ChatMessage) => ({
  key: number,
  author,
  name: author === 'shop' ? brand.name : messages.you,
  at: momentText(written_at),
  about: order_id === null ? undefined : messages.aboutOrder(order_id),
  text,
});

/** An order as it can be chosen to ask about. */
export const orderChoice = ({ id, placed_at }: Chat['orders'][number]) => ({
  label: messages.orderOf(id, shortDateText(placed_at)),
  value: String(id),
});
