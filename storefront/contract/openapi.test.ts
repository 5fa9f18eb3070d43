import { expect, test } from 'vitest';
import { api } from './api.ts';
import { examples } from './examples.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument({ url: 'https://shop.example' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every `$ref` anywhere below a value. */
const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : refsIn(inner),
  );
};

test('the document says its version and where the API is', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: 'https://shop.example' }]);
  expect(openApiDocument().servers).toEqual([{ url: '/' }]);
});

test('every call of the contract is there, under its own name', () => {
  const written = operations.map(({ path, method, operation }) => [
    operation.operationId,
    `${method.toUpperCase()} ${path}`,
  ]);
  const called = Object.entries(api).map(([name, { method, path }]) => [name, `${method} ${path}`]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(called));
  expect(written).toHaveLength(called.length);
});

test('every reference leads to a schema, and every schema is referred to', () => {
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  const used = new Set(refsIn(document));
  expect([...used].filter((ref) => !known.includes(ref))).toEqual([]);
  expect(known.filter((ref) => !used.has(ref))).toEqual([]);
});

test.each(operations)('$method $path names each of its parameters', ({ path, operation }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
  expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
  expect(declared.every((parameter) => parameter.required)).toBe(true);
});

test.each(operations)('$method $path shows every example answer', ({ operation }) => {
  const [success] = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response);
  const name = operation.operationId;
  expect(Object.keys(Object(success).content['application/json'].examples)).toEqual(
    Object.keys(examples[name]),
  );
});

test('a write asks for the anti-forgery pair and says how it may be refused', () => {
  const order = document.paths['/api/order']?.post;
  const headers = order?.parameters.map((parameter) => parameter.name);
  expect(headers).toEqual(['X-XSRF-TOKEN', 'X-Requested-With', 'idempotency-key']);
  expect(Object.keys(order?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '402', '403', '409', '413', '422']),
  );
});

test('a caller may leave out what has a default', () => {
  const body = JSON.stringify(document.paths['/api/order']?.post?.requestBody);
  expect(body).toContain('"required":["name","street","city","postal_code","country"]');
});

test('the document is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
