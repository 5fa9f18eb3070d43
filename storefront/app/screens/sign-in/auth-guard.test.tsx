import { readCustomer } from '@otzar/contract/customer';
import { noa, noaPassword } from '@otzar/contract/customer.examples';
import { forgotPassword, logIn, register, resetPassword } from '@otzar/contract/customer-account';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { FunctionComponent } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerModule } from '../../features/customer/customer-module.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { checkSessionAtom } from '../../features/customer/session.ts';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleShop } from '../../mocks/sample-shop.ts';
import { paths } from '../../paths.ts';
import { noteArrival } from '../../platform/arrival.ts';
import { busy } from '../../platform/call-failed.ts';
import { previousUrl, rememberPathAtom } from '../../platform/previous-url.ts';
import { shopStore } from '../../platform/store.ts';
import { RESPONSE_TIMEOUT, timeoutFailure } from '../../platform/with-timeout.ts';
import ForgotPasswordRoute from './forgot-password.tsx';
import LoginRoute, { clientLoader as enterLogin } from './login.tsx';
import RegisterRoute, { clientLoader as enterRegister } from './register.tsx';
import ResetPasswordRoute from './reset-password.tsx';

const shop = setupServer();

beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  await shopStore().set(customerModule.atom, () => null);
  noteArrival(`/somewhere-else-${Math.random()}`);
  localStorage.clear();
  shop.resetHandlers(...freshHandlers(sampleShop(false)));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => shop.close());

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
    shop.resetHandlers(...freshHandlers(sampleShop(true)));
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

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('logging in', () => {
  test('goes on where somebody wanted to be', async () => {
    await shopStore().set(rememberPathAtom, '/account/orders?page=2');
    const { router } = renderScreen(<LoginRoute />, paths.login);
    await type('E-mail address', ` ${noa.email} `);
    await type('Password', noaPassword);
    await press('Log in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders'));
    expect(router.state.location.search).toBe('?page=2');
    expect(await previousUrl()).toBeNull();
  });

  test('that is refused loses nothing typed, and says how long to wait', async () => {
    renderScreen(<LoginRoute />, paths.login);
    await press('Log in');
    expect(await screen.findByText('Please enter your e-mail address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('E-mail address')).toHaveFocus());
    await type('E-mail address', noa.email);
    await type('Password', 'wrong');
    await press('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent(/not right/);
    expect([value('E-mail address'), value('Password')]).toEqual([noa.email, 'wrong']);
    const refusal = { message: 'That was too often.' };
    shop.use(
      http.post(logIn.path, () =>
        HttpResponse.json(refusal, { status: 429, headers: { 'Retry-After': '610' } }),
      ),
    );
    await press('Log in');
    expect(await screen.findByText('That was too often. That is in 11 minutes.')).toBeVisible();
    expect(value('Password')).toBe('wrong');
  });
});

describe('making an account', () => {
  const fill = async (email: string) => {
    await type('Full name', 'Tamar Levi');
    await type('E-mail address', email);
    await type('Password', 'lanterns above the river');
  };

  test('signs its customer in', async () => {
    const { router, store } = renderScreen(<RegisterRoute />, paths.register);
    await fill('tamar@example.com');
    expect(screen.getByText('Strong.')).toBeInTheDocument();
    await press('Create account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.get(customerModule.atom)?.email).toBe('tamar@example.com');
  });

  test('for an address that has one leads to Login with it, and tells nothing', async () => {
    const { router } = renderScreen(<RegisterRoute />, paths.register);
    await fill(noa.email);
    await press('Create account');
    expect(await screen.findByText(/If you have an account already/)).toBeVisible();
    expect(value('E-mail address')).toBe(noa.email);
    await press('Log in');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
    expect(router.state.location.state).toEqual({ email: noa.email });
  });

  test('that is refused says why at the field', async () => {
    renderScreen(<RegisterRoute />, paths.register);
    const fields = { password: 'This is among the commonest passwords.' };
    shop.use(
      http.post(register.path, () =>
        HttpResponse.json({ message: 'Please check the fields.', fields }, { status: 422 }),
      ),
    );
    await fill('tamar@example.com');
    await press('Create account');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/commonest/);
    expect(value('Full name')).toBe('Tamar Levi');
  });
});

test('a forgotten password: what the shop says is told, and it can be asked again', async () => {
  const message = 'If this address has an account, a letter is on its way.';
  shop.use(http.post(forgotPassword.path, () => HttpResponse.json({ message })));
  renderScreen(<ForgotPasswordRoute />, paths.forgotPassword);
  await type('E-mail address', noa.email);
  await press('Send me a link');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send it again' })).toBeVisible();
});

describe('a new password', () => {
  // The route reads the token of what the router hands it, and whether it still works.
  const Screen = ResetPasswordRoute as unknown as FunctionComponent<{
    params: { token: string };
    loaderData: { wornOut: boolean };
  }>;
  const render = () =>
    renderScreen(
      <Screen params={{ token: 'abc' }} loaderData={{ wornOut: false }} />,
      paths.resetPassword('abc'),
    );

  test('signs its customer in', async () => {
    shop.use(
      http.post(resetPassword.path, async ({ request }) => {
        expect(await request.json()).toEqual({ token: 'abc', password: 'quiet lamps 12' });
        return HttpResponse.json({ customer: noa });
      }),
    );
    const { router, store } = render();
    await type('New password', 'quiet lamps 12');
    await press('Set the password');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.get(customerModule.atom)?.id).toBe(noa.id);
  });

  test('with a link that is used or late: says so, with the way to a new one', async () => {
    const fields = { token: 'This link was used already.' };
    shop.use(
      http.post(resetPassword.path, () =>
        HttpResponse.json({ message: 'No.', fields }, { status: 422 }),
      ),
    );
    render();
    await type('New password', 'quiet lamps 12');
    await press('Set the password');
    expect(await screen.findByText('This link no longer works.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  });
});
