import { expect, test } from 'vitest';
import { isRefusal } from './refused-form.server.ts';

type Page = Parameters<typeof isRefusal>[0];

const page: Page = { actionData: null, loaderData: {}, statusCode: 200 };

test.each<[string, Partial<Page>, boolean]>([
  ['a page that nobody sent anything to', {}, false],
  ['a page that is not there', { statusCode: 404 }, false],
  ['a form that was taken', { actionData: { login: { message: 'Done.' } } }, false],
  ['a form that was refused', { actionData: { login: { errors: {} } }, statusCode: 422 }, true],
  ['an address that is right', { loaderData: { school: { problems: {} } } }, false],
  ['an address that is wrong', { loaderData: { school: { problems: { zip: 'No.' } } } }, true],
  ['a page without data', { loaderData: { root: null, school: 'text' } }, false],
])('%s', (_, said, refused) => {
  expect(isRefusal({ ...page, ...said })).toBe(refused);
});
