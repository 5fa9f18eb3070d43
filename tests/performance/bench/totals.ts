import { sampleLines } from '@otzar/contract/bag.examples';
import { discountCents } from '@otzar/domain/discount';
import { orderTotals } from '@otzar/domain/totals';
import { median } from './statistics.mjs';

const LINES = 200;
const TURNS = 500;

const kinds = Object.values(sampleLines);
const lines = Array.from({ length: LINES }, (_, at) => {
  const kind = kinds[at % kinds.length];
  if (kind === undefined) throw new Error('There are no sample lines.');
  return { ...kind, id: at + 1, quantity: 1 + (at % 9) };
});

/** All that a browser works out when a quantity changes. */
const work = () => {
  const off = discountCents({ kind: 'percent', value: 10 }, lines, 599);
  return orderTotals({ lines, taxRate: 0.08875, shippingCents: 599, discountCents: off });
};

const times = Array.from({ length: TURNS }, () => {
  const start = performance.now();
  work();
  return performance.now() - start;
});
process.stdout.write(String(median(times)));
