import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import budget from '../../../../tests/performance/order-budget.json' with { type: 'json' };
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';

let open: TemporaryShop;
let desk: OrderDesk;

beforeAll(async () => {
  open = await temporaryShop();
  desk = await OrderDesk.open(handlerOf(open.shop));
});

afterAll(() => open.close());

/** What was asked of the database, and how often it was waited for: what is asked meanwhile costs no turn. */
interface Asked {
  statements: string[];
  turns: number;
}

/** Notes what is asked while something is done. */
async function listen(work: () => Promise<void>): Promise<Asked> {
  const asked: Asked = { statements: [], turns: 0 };
  const unanswered = new Map<unknown, number>();
  const query: (this: pg.Client, ...given: unknown[]) => unknown = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [config] = given;
    asked.statements.push(typeof config === 'string' ? config : (config as { text: string }).text);
    const before = unanswered.get(this) ?? 0;
    if (before === 0) asked.turns += 1;
    const answer = query.apply(this, given);
    if (!(answer instanceof Promise)) return answer;
    unanswered.set(this, before + 1);
    const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    answer.then(answered, answered);
    return answer;
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked;
}

/** Every `commit`, and every statement outside of a transaction that writes. */
function commitsIn({ statements }: Asked): number {
  let isOpen = false;
  let commits = 0;
  for (const text of statements) {
    if (text === 'begin') isOpen = true;
    else if (text === 'commit') isOpen = false;
    if (!isOpen && !/^\s*select/i.test(text)) commits += 1;
  }
  return commits;
}

test('an order of a guest by card asks the database no more than its budget', async () => {
  const { visitor, body } = await desk.shopper();
  const lines = desk.dearer(60);
  const order = desk.bodyFor(lines, { card_token: body.card_token });
  const asked = await listen(async () => {
    expect((await place(visitor, order)).status).toBe(201);
  });
  expect(lines.length).toBeGreaterThan(1);
  const told = asked.statements.join('\n');
  expect(asked.statements.length, told).toBeLessThanOrEqual(budget.statements.limit);
  expect(commitsIn(asked), told).toBeLessThanOrEqual(budget.commits.limit);
  expect(asked.turns, told).toBeLessThanOrEqual(budget.turns.limit);
});

test('each figure of the budget has its reason', () => {
  const figures = Object.values(budget);
  expect(figures.filter(({ limit, why }) => limit <= 0 || !/^[A-Z\d].+\.$/.test(why))).toEqual([]);
});
