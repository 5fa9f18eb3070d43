import { noa, noaPassword } from '@otzar/contract/customer.examples';
import { forgotPassword, logIn, register, resetPassword } from '@otzar/contract/customer-account';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { FunctionComponent } from 'react';
import { describe, expect, test } from 'vitest';
import { customerModule } from '../../features/customer/customer-module.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { paths } from '../../paths.ts';
import { previousUrl, rememberPathAtom } from '../../platform/previous-url.ts';
import { shopStore } from '../../platform/store.ts';
import { arrivingGuest } from './arriving-guest.fixture.ts';
import ForgotPasswordRoute from './forgot-password.tsx';
import LoginRoute from './login.tsx';
import RegisterRoute from './register.tsx';
import ResetPasswordRoute from './reset-password.tsx';

const { shop } = arrivingGuest();

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
    const summary = await screen.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Please enter your e-mail address.' }));
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
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
    const summary = await screen.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Error: .*commonest/);
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
