import { api } from '@otzar/contract/api';
import { examples } from '@otzar/contract/examples';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { freshHandlers, handlersFor } from '../../storefront/app/mocks/handlers.ts';
import { sampleShop } from '../../storefront/app/mocks/sample-shop.ts';
import { type Scenario, scenarios } from '../../storefront/app/mocks/scenarios.ts';
import { contractSuite } from './suite.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

const shop = sampleShop();

const answeredBy =
  (handlers: Parameters<typeof getResponse>[0]): Handler =>
  async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    return response;
  };

contractSuite('the mock', answeredBy(freshHandlers(shop)), {
  letterbox: async (email) => {
    const links = [...shop.customers.resets].filter(([, { customer }]) => customer.email === email);
    return links.at(-1)?.[0] ?? '';
  },
});

/** The calls that a scenario answers with an example of its own, and can be made by their address alone. */
const answersOf = ({ examples: shared = '', answers = {}, network }: Scenario) =>
  network !== undefined
    ? []
    : Object.entries(api).flatMap(([name, endpoint]) => {
        const call = name as keyof typeof api;
        const known: Record<string, unknown> = examples[call];
        const example = known[answers[call] ?? shared];
        const plain =
          endpoint.method === 'GET' && !('params' in endpoint) && !('query' in endpoint);
        return example === undefined || !plain || call === 'readCustomer'
          ? []
          : [[name, endpoint, example] as const];
      });

const answered = Object.entries(scenarios).flatMap(([name, scenario]) =>
  answersOf(scenario).map((call) => [name, ...call, scenario] as const),
);

describe('the mock answers the examples of a scenario', () => {
  test.each(answered)('%s: %s', async (_, __, endpoint, example, scenario) => {
    const answer = answeredBy(handlersFor(scenario));
    const visitor = await Visitor.known(answer);
    const shown = await expectAnswer(endpoint, await visitor.send('GET', endpoint.path));
    expect(shown).toEqual(example);
  });
});
