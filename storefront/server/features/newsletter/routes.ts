import { signUpForNewsletter } from '@otzar/contract/newsletter';
import { emailKey } from '@otzar/domain/customer';
import { inTransaction } from '../../db/transaction.ts';
import { addAttempt } from '../../kit/attempts.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { inWordsOf } from '../../kit/language.ts';
import { ownerOf } from '../../kit/mail/address-owner.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import { countTowardsLimit } from '../../kit/rate-limit.ts';
import { hashOf } from '../../kit/session/session-cookie.ts';
import { customerOf } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { makeSure, onTheList } from './letters.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { signUp } from './queries.ts';

/** What the sign-ups of one browser, and of one network address, are counted under. */
const COUNTED = 'newsletter';
/** One mailbox gets so many letters about it in a day, whoever asks: a form must not fill it. */
const LETTERS_A_DAY = { most: 3, minutes: 24 * 60 };

/** The call that asks for the shop's letters; what it does for an address nobody sees but who reads its mail. */
export function newsletterRoutes(mount: Mount, shop: Shop): void {
  const { db, clock } = shop;
  mount(signUpForNewsletter, async ({ body: { email } }, { session, context }) => {
    const now = clock();
    await countTowardsLimit(db, COUNTED, { session, address: clientAddress(context) }, now);
    const customer_id = await ownerOf(db, await customerOf(db, session, now), email);
    const mailbox = `${COUNTED}-to:${hashOf(emailKey(email))}`;
    const { count } = await addAttempt(db, mailbox, { minutes: LETTERS_A_DAY.minutes, now });
    await inTransaction(db, async (tx) => {
      const kept = await signUp(tx, { email, customer_id, now });
      if (count > LETTERS_A_DAY.most) return;
      const { id, confirmed_at } = kept;
      const letter = () =>
        confirmed_at === null
          ? makeSure({ email, now, link: links.linkOf(shop, 'confirm', id) })
          : onTheList({ email, now, unsubscribe: links.linkOf(shop, 'unsubscribe', id) });
      await putInOutbox(tx, [inWordsOf(await languageOfLetters(tx, kept), letter)]);
    });
    return {
      message: messages.almostThere(email),
    };
  });
}
