import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { Id, IdInAddress, LARGEST_ID } from './scalar.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  type?: string;
  maximum?: number;
  minimum?: number;
}

const parts = (schema: Schema): Schema[] => [
  schema,
  ...(schema.anyOf ?? []).flatMap(parts),
  ...(schema.items ? parts(schema.items) : []),
];

/** Every whole number below a schema whose name says that it is an id, with the way to it. */
const idsIn = (schema: Schema, way: string): [string, Schema][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]): [string, Schema][] => [
    ...(/(^|_)ids?$/.test(name) && name !== 'type_id'
      ? parts(inner)
          .filter(({ type }) => type === 'integer' || type === 'number')
          .map((one): [string, Schema] => [`${way}.${name}`, one])
      : []),
    ...idsIn(inner, `${way}.${name}`),
  ]),
  ...(schema.anyOf ?? []).flatMap((inner) => idsIn(inner, way)),
  ...(schema.items ? idsIn(schema.items, `${way}[]`) : []),
];

const bodyOf = (content: object | undefined): Schema =>
  (content as { schema: Schema } | undefined)?.schema ?? {};

test('every id that can be sent in a body is one that a row can have', () => {
  const ids = Object.values(openApiDocument().paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) =>
      idsIn(bodyOf(requestBody?.content['application/json']), operationId),
    );
  expect(ids.length).toBeGreaterThan(15);
  for (const [way, { minimum, maximum }] of ids)
    expect({ way, minimum, maximum }).toEqual({ way, minimum: 1, maximum: LARGEST_ID });
});

test.each([0, -1, 1.5, LARGEST_ID + 1, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, '1'])(
  '%j is no id, in a body or in an address',
  (id) => {
    expect(v.safeParse(Id, id).success).toBe(false);
    if (id !== '1') expect(v.safeParse(IdInAddress, String(id)).success).toBe(false);
  },
);

test('the first and the last id are ids', () => {
  for (const id of [1, LARGEST_ID]) {
    expect(v.parse(Id, id)).toBe(id);
    expect(v.parse(IdInAddress, String(id))).toBe(id);
  }
});
