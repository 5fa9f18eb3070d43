import { type ContactSubject, writeToShop } from '@otzar/contract/contact';
import { contact_message } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { writeMessage } from '../../kit/mail/message.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import { countTowardsLimit } from '../../kit/rate-limit.ts';
import { customerOf } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { store } from '../store/store.ts';
import { messages } from './messages.ts';

/** What the letters of one browser, and of one address, are counted under. */
const COUNTED = 'contact';

const subjects: Record<ContactSubject, string> = {
  order: 'An order',
  product: 'A product',
  account: 'An account',
  school: 'School supplies',
  website: 'The website',
  other: 'Something else',
};

export function contactRoutes(mount: Mount, { db, clock }: Pick<Shop, 'db' | 'clock'>): void {
  mount(writeToShop, async ({ body }, { session, context }) => {
    const now = clock();
    await countTowardsLimit(db, COUNTED, { session, address: clientAddress(context) }, now);
    const customer_id = await customerOf(db, session, now);
    await inTransaction(db, async (tx) => {
      await tx.insert(contact_message).values({ ...body, customer_id, written_at: now });
      await putInOutbox(tx, [
        writeMessage({
          to: store.email,
          replyTo: body.email,
          subject: `${subjects[body.subject]}: ${body.name}`,
          greeting: `${body.name} has written to us`,
          pieces: [[{ label: 'Answer to', value: body.email }], body.message],
          sendAfter: now,
        }),
      ]);
    });
    return { message: messages.answerComes(body.email) };
  });
}
