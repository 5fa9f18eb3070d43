import { invoicePath } from '@otzar/contract/invoice';
import { invoiceNumber } from '@otzar/domain/invoice';
import type { Hono } from 'hono';
import { isRowId } from '../../db/row-id.ts';
import { countAttempt } from '../../kit/attempts.ts';
import { Semaphore } from '../../kit/semaphore.ts';
import { sessionHash } from '../../kit/session/session-cookie.ts';
import { customerOf, isOver } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { missingOrder, openOrder } from './find.ts';
import { invoicePdf } from './invoice-pdf.ts';

/** How often an invoice is drawn for whoever asks: it is work, and one is enough to keep. */
const DRAWN = { most: 20, minutes: 15 };

/** Drawing keeps the processor busy, so it is done one after another; who would wait too long is told so. */
const LINE = { atOnce: 1, longest: 20 };

/** Longer than any token is. */
const LONGEST_TOKEN = 100;

/** The invoice of an order as a file, for whom the order opens to: it is no JSON, and so no call of the contract. */
export function invoiceRoutes(api: Hono, { db, clock }: Shop): void {
  const line = new Semaphore(LINE);
  api.get(invoicePath(':id'), async (c) => {
    const asked = c.req.param('id') ?? '';
    const id = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 0;
    const token = c.req.query('token');
    if (!isRowId(id) || (token ?? '').length > LONGEST_TOKEN) throw missingOrder();
    const now = clock();
    const session = sessionHash(c);
    const over = await isOver(db, session, now);
    const customer = await customerOf(db, session, now);
    const order = await openOrder(db, id, { session: over ? '' : session, customer, token });
    await countAttempt(db, `invoice:${id}`, { ...DRAWN, now });
    const file = await line.run(() => invoicePdf(order));
    return c.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="invoice-${invoiceNumber(order)}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
}
