import { requestBackInStock } from '@otzar/contract/back-in-stock';
import { supplyOf } from '@otzar/domain/back-in-stock';
import { emailKey } from '@otzar/domain/customer';
import { addAttempt } from '../../kit/attempts.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { HttpError, notFound } from '../../kit/http-error.ts';
import { ownerOf } from '../../kit/mail/address-owner.ts';
import { countTowardsLimit } from '../../kit/rate-limit.ts';
import { hashOf } from '../../kit/session/session-cookie.ts';
import { customerOf } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { messages as productMessages } from '../product/messages.ts';
import { readProductPage } from '../product/page.ts';
import { keepAndAsk } from './ask.ts';
import { messages } from './messages.ts';

/** What the requests of one browser, and of one network address, are counted under. */
const COUNTED = 'back-in-stock';
/** One mailbox gets so many letters about it in a day, whoever asks and for whatever: a form must not fill it. */
const LETTERS_A_DAY = { most: 10, minutes: 24 * 60 };

/** The call that asks to be told; what it does for an address nobody sees but who reads its mail. */
export function backInStockRoutes(mount: Mount, shop: Shop): void {
  const { db, clock } = shop;
  mount(requestBackInStock, async ({ body }, { session, context }) => {
    const { email, product_id, variation_id } = body;
    const now = clock();
    await countTowardsLimit(db, COUNTED, { session, address: clientAddress(context) }, now);
    const supply = supplyOf(await readProductPage(db, product_id), variation_id);
    if (supply === null) throw notFound(productMessages.notSold);
    if (supply > 0) throw new HttpError(409, messages.inStock);
    const customer_id = await ownerOf(db, await customerOf(db, session, now), email);
    const mailbox = `${COUNTED}-to:${hashOf(emailKey(email))}`;
    const { count } = await addAttempt(db, mailbox, { minutes: LETTERS_A_DAY.minutes, now });
    if (count <= LETTERS_A_DAY.most)
      await keepAndAsk(shop, { email, customer_id, product_id, variation_id, now });
    return { message: messages.almostThere(email) };
  });
}
