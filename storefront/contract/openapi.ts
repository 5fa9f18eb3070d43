import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { api, type CallName, schemas } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { examples } from './examples.ts';
import { orderConflictExample } from './order.examples.ts';
import { summaries } from './summaries.ts';

const refTo = (name: string) => `#/components/schemas/${name}`;

// JSON Schema cannot say that white space is trimmed or what a rule of ours asks, and its numbers are always finite.
const conversion = {
  target: 'draft-2020-12',
  ignoreActions: ['trim', 'finite', 'transform', 'check', 'max_graphemes'],
  overrideRef: ({ referenceId }) => refTo(referenceId),
} satisfies ConversionConfig;

const withoutDialect = ({ $schema: _, $defs: __, ...schema }: ReturnType<typeof toJsonSchema>) =>
  schema;

/** What a caller may send: defaults are still open. */
const inputSchema = (schema: GenericSchema) =>
  withoutDialect(toJsonSchema(schema, { ...conversion, typeMode: 'input' }));

/** What a caller gets: defaults are filled in, shared parts are named. */
const outputSchema = (schema: GenericSchema) =>
  withoutDialect(toJsonSchema(schema, { ...conversion, typeMode: 'output', definitions: schemas }));

const parametersFrom = (place: 'path' | 'query', schema: GenericSchema | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const header = (name: string, schema: object) => ({ name, in: 'header', required: true, schema });

const headersOf = (endpoint: Endpoint) => {
  const own = Object.entries(endpoint.headers ?? {}).map(([name, schema]) =>
    header(name, inputSchema(schema)),
  );
  return endpoint.method === 'GET'
    ? own
    : [
        header('X-XSRF-TOKEN', {
          type: 'string',
          description: 'The value of the cookie XSRF-TOKEN.',
        }),
        header('X-Requested-With', { const: 'XMLHttpRequest' }),
        ...own,
      ];
};

const json = (content: object) => ({ 'application/json': content });

const REFUSALS: Record<number, string> = {
  401: 'The e-mail address or the password is wrong.',
  400: 'The body is not JSON, or the code in it cannot be taken.',
  402: 'The card was declined.',
  403: 'The anti-forgery header is missing or wrong, or the call is for customers who are signed in.',
  404: 'There is no such thing.',
  409: 'The shop knows better: present lines and figures.',
  413: 'The body is over 1 MB.',
  415: 'The body is not of type application/json.',
  422: 'Something in it is not as it should be; `fields` says what.',
  429: 'Too many tries; wait a moment.',
  503: 'The shop cannot tell now; nothing is kept, and it may be sent again.',
};

const statusesOf = (endpoint: Endpoint): number[] => [
  ...(endpoint.method === 'GET' && endpoint.audience !== 'customer' ? [] : [403]),
  ...(endpoint.body ? [400, 413, 415, 422] : []),
  ...(endpoint.query ? [422] : []),
  ...(endpoint.params ? [404] : []),
  ...(endpoint.refusals ?? []),
];

const refusal = (status: number) => ({
  description: REFUSALS[status] ?? 'Refused.',
  content: json(
    status === 409
      ? { schema: { $ref: refTo('OrderConflict') }, example: orderConflictExample }
      : { schema: { $ref: refTo('Problem') } },
  ),
});

const refusalsOf = (endpoint: Endpoint) =>
  Object.fromEntries(statusesOf(endpoint).map((status) => [status, refusal(status)]));

const examplesOf = (name: CallName) =>
  Object.fromEntries(
    Object.entries(examples[name]).map(([scenario, value]) => [scenario, { value }]),
  );

const operationOf = (name: CallName, endpoint: Endpoint) => ({
  operationId: name,
  summary: summaries[name],
  parameters: [
    ...parametersFrom('path', endpoint.params),
    ...parametersFrom('query', endpoint.query),
    ...headersOf(endpoint),
  ],
  ...(endpoint.body && {
    requestBody: { required: true, content: json({ schema: inputSchema(endpoint.body) }) },
  }),
  responses: {
    [endpoint.status]: {
      description: endpoint.audience === 'public' ? 'Cacheable.' : 'Never stored.',
      content: json({ schema: outputSchema(endpoint.answer), examples: examplesOf(name) }),
    },
    ...refusalsOf(endpoint),
  },
});

const pathsOf = (calls: [string, Endpoint][]) => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [name, endpoint] of calls) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name as CallName, endpoint),
    };
  }
  return paths;
};

/**
 * The OpenAPI 3.1 document of every call in the contract.
 * @param options.url where the API is served; the document's own origin when left out
 */
export const openApiDocument = ({ url = '/' }: { url?: string } = {}) => ({
  openapi: '3.1.0',
  info: {
    title: 'Otzar storefront',
    version: '1',
    description:
      'Every refusal has a sentence for a person and, where a field is at fault, one beside it.',
  },
  servers: [{ url }],
  paths: pathsOf(Object.entries(api)),
  components: {
    schemas: Object.fromEntries(
      Object.entries(toJsonSchemaDefs(schemas, { ...conversion, typeMode: 'output' })).map(
        ([name, schema]) => [name, withoutDialect(schema)],
      ),
    ),
  },
});
