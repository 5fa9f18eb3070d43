import * as v from 'valibot';
import { expect, test } from 'vitest';
import { api, type CallName } from './api.ts';
import { sampleLines } from './bag.examples.ts';
import { BagLine } from './bag.ts';
import { examples } from './examples.ts';
import { giftCardConflictExample, orderConflictExample } from './order.examples.ts';
import { OrderConflict } from './order.ts';

const cases = Object.entries(examples).flatMap(([name, scenarios]) =>
  Object.entries(scenarios).map(([scenario, answer]) => ({
    name: name as CallName,
    scenario,
    answer,
  })),
);

test.each(cases)(
  'the answer of $name, scenario $scenario, is what the contract promises',
  ({ name, answer }) => {
    // The schemas drop what they do not know, so an answer that says too much differs as well.
    expect(v.parse(api[name].answer, answer)).toEqual(answer);
  },
);

test.each(Object.entries(sampleLines))('the sample line %s is a bag line', (_, line) => {
  expect(v.parse(BagLine, line)).toEqual(line);
});

test.each([orderConflictExample, giftCardConflictExample])(
  'the example %# of a refused order is what the contract promises',
  (example) => {
    expect(v.parse(OrderConflict, example)).toEqual(example);
  },
);
