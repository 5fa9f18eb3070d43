import { randomInt } from 'node:crypto';
import type { EGiftCard } from '@otzar/contract/e-gift-card';
import type { Order } from '@otzar/contract/order';
import { GIFT_CARD_LETTERS, giftCardCode } from '@otzar/domain/gift-card';
import { formatUsd, toCents } from '@otzar/domain/money';
import type { Queryable } from '../../db/database.ts';
import { gift_card } from '../../db/schema.ts';
import { isolated } from '../../kit/isolation.ts';
import { addressOfPage } from '../../kit/language.ts';
import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { atHour } from '../store/store-time.ts';
import { messages } from './messages.ts';

type Line = Order['lines'][number];

/** On its day a card is mailed when the shop opens its post. */
const POST_HOUR = 8;

/** A code that nobody can guess: 60 random bits. */
export const newCode = (): string =>
  giftCardCode(
    `OTZ${Array.from({ length: 12 }, () => GIFT_CARD_LETTERS[randomInt(GIFT_CARD_LETTERS.length)]).join('')}`,
  );

/** When a card is mailed; a day that has begun already, and none at all, mean now. */
function mailedAt(card: EGiftCard | null, now: Date): Date {
  const morning = card?.deliver_on ? atHour(card.deliver_on, POST_HOUR) : now;
  return morning > now ? morning : now;
}

/**
 * Makes the gift cards that an order bought, one for each item, in its transaction. A card from the shelf
 * goes to whoever bought it; an e-gift card to its recipient, and cannot pay before its day.
 * @returns the letters with their codes, to be put in the outbox.
 */
export async function makeGiftCards(
  tx: Queryable,
  order: Order,
  { site, now }: { site: string; now: Date },
): Promise<MailMessage[]> {
  const made = order.lines
    .filter(({ type }) => type === 'giftCard')
    .map((line) => ({ line, codes: Array.from({ length: line.quantity }, newCode) }));
  const rows = made.flatMap(({ line, codes }) =>
    codes.map((code) => rowOf(code, line, order, now)),
  );
  if (rows.length > 0) await tx.insert(gift_card).values(rows);
  return made.map(({ line, codes }) => letterOf(line, codes, order, { site, now }));
}

function rowOf(code: string, line: Line, order: Order, now: Date): typeof gift_card.$inferInsert {
  const cents = toCents(line.price);
  return {
    code,
    initial_cents: cents,
    balance_cents: cents,
    valid_from: mailedAt(line.gift_card, now),
    order_id: order.id,
    created_at: now,
  };
}

function letterOf(
  line: Line,
  codes: string[],
  order: Order,
  { site, now }: { site: string; now: Date },
): MailMessage {
  const card = line.gift_card;
  const worth = formatUsd(line.price);
  const { mail } = messages;
  return writeMessage({
    to: card?.recipient_email ?? order.email,
    subject: card ? mail.fromSender(isolated(card.sender_name)) : mail.yours(worth),
    preview: mail.preview(worth),
    greeting: card
      ? mail.forAndFrom(isolated(card.recipient_name), isolated(card.sender_name))
      : line.title,
    pieces: [
      ...(card?.message ? [card.message] : []),
      codes.map((code) => ({
        label: mail.code(isolated(line.title), worth),
        value: code,
        strong: true,
      })),
      mail.pays,
      { link: `${site}${addressOfPage('')}`, label: mail.choose },
    ],
    sendAfter: mailedAt(card, now),
  });
}
