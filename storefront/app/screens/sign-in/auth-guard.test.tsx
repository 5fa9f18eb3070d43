import { readCustomer } from '@otzar/contract/customer';
import { noa } from '@otzar/contract/customer.examples';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { customerModule } from '../../features/customer/customer-module.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { checkSessionAtom } from '../../features/customer/session.ts';
import { paths } from '../../paths.ts';
import { noteArrival } from '../../platform/arrival.ts';
import { busy } from '../../platform/call-failed.ts';
import { previousUrl, rememberPathAtom } from '../../platform/previous-url.ts';
import { shopStore } from '../../platform/store.ts';
import { RESPONSE_TIMEOUT, timeoutFailure } from '../../platform/with-timeout.ts';
import { arrivingGuest } from './arriving-guest.fixture.ts';
import { clientLoader as enterLogin } from './login.tsx';
import { clientLoader as enterRegister } from './register.tsx';

const { shop, renew } = arrivingGuest();
afterEach(() => void vi.useRealTimers());

const asked = (path: string) => new Request(`https://shop.example${path}`);

/** Where the guard of a screen leads; null where it lets in. */
async function guard(loader: unknown, path: string): Promise<string | null> {
  try {
    await (loader as (args: { request: Request }) => Promise<unknown>)({ request: asked(path) });
    return null;
  } catch (response) {
    return (response as Response).headers.get('Location');
  }
}
const signIn = () => shopStore().set(customerModule.atom, () => noa);

describe('an account screen', () => {
  test('lets its customer in', async () => {
    await signIn();
    expect(await requireCustomer(asked('/account/orders'))).toEqual(noa);
  });

  test('sends a guest to Login, and remembers what was asked for', async () => {
    expect(
      await guard(
        ({ request }: { request: Request }) => requireCustomer(request),
        '/account/orders/17?tab=a',
      ),
    ).toBe(paths.login);
    expect(await previousUrl()).toBe('/account/orders/17?tab=a');
    expect(await guard(enterLogin, paths.login)).toBeNull();
    expect(await previousUrl()).toBe('/account/orders/17?tab=a');
  });

  test('lets in whose session has outlived what the browser kept', async () => {
    renew(true);
    expect((await requireCustomer(asked('/account'))).email).toBe(noa.email);
  });

  test('sends nobody to Login while the shop cannot say who is here', async () => {
    shop.use(http.get(readCustomer.path, () => HttpResponse.json({}, { status: 503 })));
    const first = requireCustomer(asked('/account/orders'));
    // The shell asks as well; what the screen is told waits for the answer that counts.
    const shell = shopStore().set(checkSessionAtom);
    await expect(first).rejects.toMatchObject({ status: 503, message: busy.message });
    await shell;
    expect(await previousUrl()).toBeNull();
  });

  test('says so where no answer comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shop.use(http.get(readCustomer.path, () => delay('infinite')));
    const entering = expect(requireCustomer(asked('/account/orders'))).rejects.toMatchObject({
      message: timeoutFailure().message,
    });
    await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT);
    await entering;
  });
});

describe('the previous URL', () => {
  test.each(['//evil', '/\\evil', 'javascript:alert(1)', 'https://evil', '/%2fevil'])(
    'of %s that somebody put into the storage is none',
    async (path) => {
      const kept = { version: 1, data: { path, at: Date.now() } };
      localStorage.setItem('otzar:previousUrl', JSON.stringify(kept));
      expect(await previousUrl()).toBeNull();
    },
  );

  test('is forgotten after an hour', async () => {
    const kept = { version: 1, data: { path: '/bag', at: Date.now() - 3_600_001 } };
    localStorage.setItem('otzar:previousUrl', JSON.stringify(kept));
    expect(await previousUrl()).toBeNull();
  });

  test('is the page from which somebody came of their own will', async () => {
    await shopStore().set(rememberPathAtom, '/account/orders');
    noteArrival('/products/a/1');
    await guard(enterLogin, paths.login);
    expect(await previousUrl()).toBe('/products/a/1');
    noteArrival(paths.login);
    await guard(enterRegister, paths.register);
    expect(await previousUrl()).toBe('/products/a/1');
  });

  test('from Sign-in is Review', async () => {
    noteArrival(paths.signIn);
    expect(await guard(enterRegister, paths.register)).toBeNull();
    expect(await previousUrl()).toBe(paths.review);
  });
});

describe('the guard of guest screens', () => {
  test('leads Home who is signed in', async () => {
    await signIn();
    expect(await guard(enterLogin, paths.login)).toBe(paths.home);
    expect(await guard(enterRegister, paths.register)).toBe(paths.home);
  });

  test('leads back to Sign-in who comes from there', async () => {
    noteArrival(paths.signIn);
    expect(await guard(enterLogin, paths.login)).toBe(paths.signIn);
  });
});
