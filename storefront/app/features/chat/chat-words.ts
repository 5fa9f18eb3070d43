import type { Chat, ChatMessage } from '@otzar/contract/chat';
import { shortDateText } from '@otzar/domain/delivery';
import { clockText } from '@otzar/domain/opening-hours';
import { brand } from '../../brand.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A moment by the visitor's own clock: `Nov 24, 10:02 a.m.` */
function momentText(moment: string): string {
  const at = new Date(moment);
  const time = clockText(`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`);
  return `${day.format(at)}, ${time}`;
}

/** When the shop's people are there, in a sentence. */
export function hoursSentence({ open, until, zone_name }: Chat['hours']): string {
  if (open) return `We are here now, ${until}, ${zone_name}.`;
  const again = until.startsWith('opens ')
    ? `the shop ${until}, ${zone_name}. Write all the same, and we answer then.`
    : `the shop is ${until}. Write all the same, and we answer as soon as we can.`;
  return `We are not here just now: ${again}`;
}

/** A message as it is shown, its time by the visitor's own clock. */
export const shownMessage = ({ number, author, text, order_id, written_at }: ChatMessage) => ({
  key: number,
  author,
  name: author === 'shop' ? brand.name : 'You',
  at: momentText(written_at),
  about: order_id === null ? undefined : `About order ${order_id}`,
  text,
});

/** An order as it can be chosen to ask about. */
export const orderChoice = ({ id, placed_at }: Chat['orders'][number]) => ({
  label: `Order ${id}, ${shortDateText(placed_at)}`,
  value: String(id),
});
