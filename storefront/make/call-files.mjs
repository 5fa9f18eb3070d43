/**
 * A call, and what its files are called.
 * @typedef {object} Call
 * @property {string} method `GET`
 * @property {string} path `/api/gift_idea/{id}`
 * @property {string} name `readGiftIdea`
 * @property {string} feature `gift-idea`
 * @property {string} area `catalogue`
 * @property {string[]} parameters `['id']`
 * @property {'list' | 'one' | 'words'} answer what comes back: rows, a row, or a sentence
 * @property {boolean} body whether something is sent along
 */

const nounOf = (feature) => feature.replaceAll('-', ' ');

const nameOf = (feature) => nounOf(feature).replace(/^./, (first) => first.toUpperCase());

const summaries = {
  list: (noun) => `Every ${noun}.`,
  one: (noun) => `One ${noun}, by its id.`,
  POST: (noun) => `Takes one ${noun}.`,
  PATCH: (noun) => `Changes one ${noun}.`,
  DELETE: (noun) => `Removes one ${noun}.`,
};

const answers = {
  list: () => 'v.array(v.object({ id: Id, name: v.string() }))',
  one: () => 'v.object({ id: Id, name: v.string() })',
  words: () => 'v.object({ message: v.string() })',
};

/** What the OpenAPI page says of the call. */
export const summaryOf = ({ name, method, feature, answer }) =>
  `${name}: '${(summaries[answer] ?? summaries[method])(nounOf(feature))}',`;

/** The endpoint in the contract. */
export const endpointOf = ({ method, path, name, parameters, answer, body }) => `
export const ${name} = endpoint({
  method: '${method}',
  path: '${path}',
  audience: '${method === 'GET' ? 'public' : 'personal'}',${
    parameters.length
      ? `\n  params: v.object({ ${parameters.map((one) => `${one}: IdInAddress`).join(', ')} }),`
      : ''
  }${body ? `\n  body: v.object({ name: typed(120, () => messages.nameMissing) }),` : ''}
  status: ${method === 'POST' ? 201 : 200},
  answer: ${answers[answer]()},
});
`;

/** The names that the endpoint takes from `scalar.ts`. */
export const scalarsOf = ({ parameters, answer, body }) => [
  ...(answer === 'words' ? [] : ['Id']),
  ...(parameters.length ? ['IdInAddress'] : []),
  ...(body ? ['typed'] : []),
];

const row = ({ feature }) => `{ id: 1, name: '${nameOf(feature)}' }`;

/** Its example answers, which fixtures, stories and mocks are made of. */
export const examplesOf = (call) => {
  const { name, answer, body } = call;
  const shown = {
    list: `{ default: [${row(call)}], empty: [] }`,
    one: `{ default: ${row(call)} }`,
    words: `{ default: { message: '${body ? 'Thank you, Noa.' : 'It is done.'}' } }`,
  }[answer];
  return `
export const ${name}Examples = ${shown} satisfies Record<string, Answer<typeof ${name}>>;
`;
};

/** Thanks whoever has sent a name. */
const THANKS = `\`Thank you, \${body.name}.\``;

/** A handler that answers what is told, and refuses an id that nothing has. */
const handlerOf = ({ parameters, body }, { told, refuse }) => {
  const id = parameters.at(-1);
  const taken = [...(id ? ['params'] : []), ...(body ? ['body'] : [])];
  const takes = taken.length ? `({ ${taken.join(', ')} })` : '()';
  if (!id) return `${takes} => (${told})`;
  return `${takes} => {
    if (params.${id} !== 1) ${refuse};
    return ${told};
  }`;
};

/** Puts the server's handler behind the endpoint. */
export const mountOf = (call) => {
  const told = {
    list: `[${row(call)}]`,
    one: `{ id: params.${call.parameters.at(-1)}, name: '${nameOf(call.feature)}' }`,
    words: `{ message: ${call.body ? THANKS : "'It is done.'"} }`,
  }[call.answer];
  return `mount(${call.name}, ${handlerOf(call, { told, refuse: 'throw notFound()' })});`;
};

/** Whether the mock answers with the example: what was sent along is in no example. */
export const showsExample = ({ body }) => !body;

/** Puts the mock's handler behind the endpoint. */
export const serveOf = (call) => {
  const told = showsExample(call) ? `${call.name}Examples.default` : `{ message: ${THANKS} }`;
  return `serve(api.${call.name}, ${handlerOf(call, { told, refuse: "refuse('nowhere')" })}),`;
};

/** What each goes out with: `{ params: …, body: … }`. */
const inputOf = ({ parameters, body }, { id = "'1'", sent = "{ name: 'Noa' }" } = {}) => {
  const params = parameters.map((one, at) =>
    at < parameters.length - 1 ? `${one}: '1'` : one === id ? one : `${one}: ${id}`,
  );
  const parts = [
    ...(params.length ? [`params: { ${params.join(', ')} }`] : []),
    ...(body ? [`body: ${sent}`] : []),
  ];
  return parts.length ? `{ ${parts.join(', ')} }` : '';
};

/** The function by which the app makes the call. */
export const askOf = (call) => {
  const { name, feature, method, path } = call;
  const given = inputOf(call) !== '';
  const types = given ? 'Answer, CallInput' : 'Answer';
  return `import type { ${types} } from '@otzar/contract/endpoint';
import { ${name} } from '@otzar/contract/${feature}';
import { type CallOptions, call } from '../../platform/http.ts';

/** Asks the shop: \`${method} ${path}\`. @throws {CallFailed} with a sentence for the shopper */
export const ${askName(call)} = (
  ${given ? `input: CallInput<typeof ${name}>,` : ''}options?: CallOptions,
): Promise<Answer<typeof ${name}>> => call(${name}, ${given ? 'input' : '{}'}, options);
`;
};

const askName = ({ name }) => `ask${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The test of that function, over HTTP and against the mocks. */
export const askTestOf = (call, file) => {
  const { name, feature } = call;
  const ask = `${askName(call)}(${inputOf(call)})`;
  return `import { ${name}Examples } from '@otzar/contract/${feature}.examples';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshHandlers, handlersFor } from '../../mocks/handlers.ts';
import { scenarios } from '../../mocks/scenarios.ts';
import { ${askName(call)} } from './${file}.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  shop.resetHandlers(...freshHandlers());
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
});
afterAll(() => shop.close());

test('tells what the shop answers', async () => {
  expect(await ${ask}).toEqual(${name}Examples.default);
});

test('fails with a sentence where the shop is out of order', async () => {
  shop.resetHandlers(...handlersFor(scenarios.failed));
  await expect(${ask}).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(/^[A-Z].*\\.$/),
  });
});
`;
};

const NOWHERE = 'String(NOWHERE)';

/** What the contract promises, asked of the mocks and of the server. */
export const caseOf = (call) => {
  const { method, path, name, parameters, answer, body } = call;
  const told = {
    list: `const [first] = await visitor.call(api.${name});
    expect(first?.name).toMatch(/\\S/);`,
    one: `const row = await visitor.call(api.${name}, ${inputOf(call)});
    expect(row.id).toBe(1);`,
    words: `const { message } = await visitor.call(api.${name}${inputOf(call) && `, ${inputOf(call)}`});
    expect(message).toMatch(/^[A-Z].*\\.$/);`,
  }[answer];
  const unknown = `
  test.each([${NOWHERE}, 'word'])('has nothing at the id %s', async (id) => {
    const visitor = await Visitor.known(answer);
    const refused = await visitor.try(api.${name}, ${inputOf(call, { id: 'id' })});
    await expectProblem(refused, 404);
  });
`;
  const wrong = `
  test.each([' ', 'x'.repeat(121)])('refuses the name %j at its field', async (name) => {
    const visitor = await Visitor.known(answer);
    const refused = await visitor.try(api.${name}, ${inputOf(call, { sent: '{ name }' })});
    const { fields } = await expectProblem(refused, 422);
    expect(Object.keys(fields ?? {})).toEqual(['name']);
  });
`;
  const forged = `
  test('refuses a page of another site', async () => {
    const visitor = await Visitor.known(answer);
    const headers = { 'X-XSRF-TOKEN': 'forged' };
    const refused = await visitor.try(api.${name}, { ${[inputOf(call).slice(2, -2), 'headers'].filter(Boolean).join(', ')} });
    await expectProblem(refused, 403);
  });
`;
  const problems = [
    ...(parameters.length ? [unknown] : []),
    ...(body ? [wrong] : []),
    ...(method === 'GET' ? [] : [forged]),
  ];
  return `import { api } from '@otzar/contract/api';
import { expect, test } from 'vitest';
${problems.length ? `import { expectProblem } from './expect-problem.ts';\n` : ''}${
  parameters.length ? `import { NOWHERE } from './shelves.ts';\n` : ''
}import { type Handler, Visitor } from './visitor.ts';

/** What \`${method} ${path}\` promises. */
export function ${name}(answer: Handler): void {
  test('answers as the contract says', async () => {
    const visitor = await Visitor.known(answer);
    ${told}
  });
${problems.join('')}}
`;
};
