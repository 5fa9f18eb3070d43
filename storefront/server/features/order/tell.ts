import type { Queryable } from '../../db/database.ts';
import type { customer_order } from '../../db/schema.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { writeInOutbox } from '../../kit/mail/outbox.ts';
import { type Occasion, stepMessage } from './mail.ts';
import { shownOrder } from './shown.ts';

/** Writes to an order's shopper, in their language, where it has come to now; nothing where that is no news to anybody. */
export async function tellOfStep(
  tx: Queryable,
  row: typeof customer_order.$inferSelect,
  occasion: Occasion,
): Promise<void> {
  if (row.email === '') return;
  await writeInOutbox(tx, await languageOfLetters(tx, row), () => {
    const letter = stepMessage(shownOrder(row), occasion);
    return letter === null ? [] : [letter];
  });
}
