import { readCustomerExamples } from '@otzar/contract/customer.examples';
import { logOut } from '@otzar/contract/customer-account';
import { readFollowing } from '@otzar/contract/following';
import { readFollowingExamples } from '@otzar/contract/following.examples';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerModule } from '../customer/customer-module.ts';
import { signOutAtom } from '../customer/session-actions.ts';
import { loadFollowingAtom } from './following.ts';

const shop = setupServer();
beforeAll(() => shop.listen());
afterAll(() => shop.close());

test('nobody is asked whom they follow who has signed out before it was their turn', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the shop hands it out with its first answer
  document.cookie = 'XSRF-TOKEN=known';
  const asked: string[] = [];
  shop.use(
    http.post(`*${logOut.path}`, () => HttpResponse.json({ customer: null })),
    http.get(`*${readFollowing.path}`, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(readFollowingExamples.default);
    }),
  );
  const store = createStore();
  await store.set(customerModule.atom, () => readCustomerExamples.signedIn.customer);
  const isStillHere = async () => (await customerModule.load()) !== null;
  await store.set(loadFollowingAtom, isStillHere);
  expect(asked).toHaveLength(1);

  const left = store.set(signOutAtom);
  await Promise.all([left, store.set(loadFollowingAtom, isStillHere)]);
  expect(asked).toHaveLength(1);
});
