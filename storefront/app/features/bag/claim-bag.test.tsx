import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { mergeBag, removeFromBag } from '@otzar/contract/customer-bag';
import { type Bag, lineKey, moveToLater, toggleFavorite } from '@otzar/domain/bag';
import { isSettled } from '@otzar/domain/pending-changes';
import { createStore } from 'jotai/vanilla';
import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshHandlers } from '../../mocks/handlers.ts';
import { type SampleShop, sampleShop } from '../../mocks/sample-shop.ts';
import { removeLineAtom, setQuantityAtom } from './bag-actions.ts';
import { bagChangesAtom } from './bag-changes.ts';
import { bagModule } from './bag-module.ts';
import { bagReadingAtom } from './bag-reading.ts';
import { changeBagAtom } from './change-bag.ts';
import { claimBagAtom } from './claim-bag.ts';
import { sendPendingAtom } from './sync-bag.ts';

const shop = setupServer();
let sample: SampleShop;
let asked: string[];
shop.events.on('request:start', ({ request }) => {
  asked.push(`${request.method} ${new URL(request.url).pathname}`);
});

beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  answerAgain();
  asked = [];
});
afterAll(() => shop.close());

/** The shop answers as it does, with what it has kept from before. */
function answerAgain(kept = sampleShop(true)): void {
  sample = kept;
  shop.resetHandlers(...freshHandlers(sample));
}

const { book, mug, pencils } = sampleLines;
const MERGE = `POST ${mergeBag.path}`;

/** A guest's browser. */
async function guest(...lines: BagLine[]) {
  const store = createStore();
  await store.set(bagModule.atom, (kept) => ({ ...kept, products: lines }));
  return store;
}
const bag = () => bagModule.load();
const quantityOf = ({ products }: Pick<Bag, 'products'>, line: BagLine) =>
  products.find((other) => lineKey(other) === lineKey(line))?.quantity;
const storedOf = (line: BagLine) =>
  sample.customers.accounts[0]?.bag.find((other) => lineKey(other) === lineKey(line))?.quantity;

describe('a guest’s bag', () => {
  test('goes to the shop with all that is in it in one call, whose answer is all there is to read', async () => {
    const store = await guest(pencils, book);
    await store.set(changeBagAtom, (now) =>
      toggleFavorite(moveToLater(now, lineKey(book)), mug.product_id),
    );
    const merge = await store.set(claimBagAtom, noa.id);
    expect(asked).toEqual([MERGE]);
    expect(merge).toMatchObject({ added: [{ id: pencils.id }] });
    expect(store.get(bagReadingAtom)).toEqual({ owner: noa.id, state: 'read' });
    const { products, later, favorites, unsent, unmerged } = await bag();
    expect(products.map(lineKey)).toEqual([pencils, book, mug].map(lineKey));
    expect(later.map(lineKey)).toContain(lineKey(book));
    expect(favorites).toEqual(expect.arrayContaining(noa.favorites));
    expect([isSettled(unsent), unmerged]).toEqual([true, false]);
  });

  test('with nothing in it asks for what the shop kept, in the same call', async () => {
    const store = await guest();
    await store.set(claimBagAtom, noa.id);
    expect(asked).toEqual([MERGE]);
    expect((await bag()).products.map(lineKey)).toEqual([book, mug].map(lineKey));
  });

  test('has what is not sold any more told of, without another question', async () => {
    const gone: BagLine = { ...mug, id: 999_999, title: 'A lamp of last year' };
    const store = await guest(gone);
    await store.set(claimBagAtom, noa.id);
    expect(asked).toEqual([MERGE]);
    expect((await bag()).unavailableCart.map(({ title }) => title)).toEqual([gone.title]);
    expect(store.get(bagChangesAtom)).toMatchObject([{ kind: 'unavailable' }]);
  });

  test('is merged once, though two tabs hear of the customer', async () => {
    const store = await guest(pencils);
    const merges = await Promise.all([
      store.set(claimBagAtom, noa.id),
      createStore().set(claimBagAtom, noa.id),
    ]);
    expect(merges.filter((merge) => merge !== null)).toHaveLength(1);
    expect(asked.filter((call) => call === MERGE)).toHaveLength(1);
  });

  test('that changes while it is merged keeps the change, and what the shop keeps is read', async () => {
    const store = await guest(pencils);
    let changed = Promise.resolve();
    shop.use(
      http.post(
        mergeBag.path,
        () => {
          changed = store.set(setQuantityAtom, lineKey(pencils), 1);
          return undefined;
        },
        { once: true },
      ),
    );
    await store.set(claimBagAtom, noa.id);
    await changed;
    const now = await bag();
    expect(quantityOf(now, pencils)).toBe(1);
    expect(now.products.map(lineKey)).toEqual([pencils, book, mug].map(lineKey));
    expect(now.unmerged).toBe(false);
    await store.set(sendPendingAtom);
    expect(storedOf(pencils)).toBe(1);
  });
});

describe('a merge that fails', () => {
  const more = { ...book, quantity: 4 };
  const fewer = { ...book, quantity: 1 };

  test('keeps what the guest had, and is made up for with the next change', async () => {
    const store = await guest(pencils, more);
    shop.use(
      http.post(mergeBag.path, () => HttpResponse.json({ message: 'No.' }, { status: 500 })),
    );
    expect(await store.set(claimBagAtom, noa.id)).toBeNull();
    expect(await bag()).toMatchObject({ owner: noa.id, unmerged: true });
    expect(quantityOf(await bag(), mug)).toBe(mug.quantity);
    answerAgain(sample);
    await store.set(sendPendingAtom);
    expect(isSettled((await bag()).unsent)).toBe(true);
    expect([storedOf(pencils), storedOf(book), storedOf(mug)]).toEqual([
      pencils.quantity,
      more.quantity,
      mug.quantity,
    ]);
  });

  test('on its way back lowers and doubles nothing when it is asked for again', async () => {
    const store = await guest(fewer, pencils);
    const answers = freshHandlers(sample);
    const loseAnswer = async ({ request }: { request: Request }) => {
      const answer = await getResponse(answers, request.clone());
      expect(answer?.status).toBe(200);
      return HttpResponse.error();
    };
    shop.use(http.post(mergeBag.path, loseAnswer, { once: true }));
    await store.set(claimBagAtom, noa.id);
    expect([storedOf(book), storedOf(pencils)]).toEqual([book.quantity, pencils.quantity]);
    expect((await bag()).unmerged).toBe(true);
    await store.set(sendPendingAtom);
    expect(await bag()).toMatchObject({ unmerged: false });
    expect([storedOf(book), storedOf(pencils)]).toEqual([book.quantity, pencils.quantity]);
    expect(quantityOf(await bag(), book)).toBe(book.quantity);
  });

  test('because a list is full still tells what was taken out, which makes room', async () => {
    const store = await guest(pencils);
    const full = { message: 'A list holds at most 500 different items.' };
    shop.use(http.post(mergeBag.path, () => HttpResponse.json(full, { status: 422 })));
    await store.set(claimBagAtom, noa.id);
    expect(quantityOf(await bag(), pencils)).toBe(pencils.quantity);
    await store.set(removeLineAtom, mug, 'products');
    await store.set(sendPendingAtom);
    expect(asked).toContain(`POST ${removeFromBag.path}`);
    expect(storedOf(mug)).toBeUndefined();
    answerAgain(sample);
    await store.set(sendPendingAtom);
    expect(storedOf(pencils)).toBe(pencils.quantity);
    expect(isSettled((await bag()).unsent)).toBe(true);
  });

  test('of somebody else’s is shown to nobody', async () => {
    const store = await guest(pencils);
    await store.set(claimBagAtom, noa.id + 1);
    const { products, owner } = await bag();
    expect(owner).toBe(noa.id + 1);
    expect(products.map(lineKey)).toEqual([lineKey(pencils)]);
  });
});
