import { sampleLines } from '@otzar/contract/bag.examples';
import { noa, noaPassword } from '@otzar/contract/customer.examples';
import { saveProfile } from '@otzar/contract/customer-account';
import { saveBag } from '@otzar/contract/customer-bag';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { addLineAtom } from '../features/bag/bag-actions.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { renewalAtom, renewSessionAtom } from '../features/customer/renewal.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { call } from '../platform/http.ts';
import { DeferredShell } from './DeferredShell.tsx';
import LogInAgain from './LogInAgain.tsx';
import { typePassword } from './type-password.fixture.ts';

const { shop, sample, endSessions } = sampleServer(true);

/** A form of a customer's, over which the session ends. */
function NameForm() {
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const save = () =>
    call(saveProfile, { body: { name } }).then(
      ({ customer }) => setTold(`Saved: ${customer.name}`),
      (failure: Error) => setTold(failure.message),
    );
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p>{told}</p>
      <DeferredShell onHeaderAway={() => {}} />
    </>
  );
}

/** The question as it comes over a slow connection. */
function LateQuestion() {
  const [come, setCome] = useState(false);
  return come ? (
    <LogInAgain />
  ) : (
    <button type="button" onClick={() => setCome(true)}>
      Ask
    </button>
  );
}

/** The form filled in and sent, when the session has just ended. */
async function interrupted() {
  const { store, router } = renderScreen(<NameForm />, '/account/profile');
  await waitFor(async () => expect((await bagModule.load()).owner).toBe(noa.id));
  await userEvent.type(screen.getByLabelText('Name'), 'Noa Barak');
  endSessions();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
  return { store, router, dialog };
}

describe('a session that ends over a form', () => {
  test('is renewed there, and the form goes on by itself', async () => {
    await interrupted();
    expect(screen.getByLabelText('E-mail address')).toHaveValue(noa.email);
    await typePassword(noaPassword);
    expect(await screen.findByText('Saved: Noa Barak')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Name')).toHaveValue('Noa Barak');
    expect((await bagModule.load()).owner).toBe(noa.id);
  });

  test('is over for who does not log in again: all of theirs is gone, and they are Home', async () => {
    const { router, dialog } = await interrupted();
    expect(dialog).toHaveTextContent('If you close this, your bag waits in your account.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await customerModule.load()).toBeNull();
    await waitFor(async () => expect((await bagModule.load()).owner).toBeNull());
  });

  test('is over for another customer, who sends nothing of the first one’s', async () => {
    const { router } = await interrupted();
    sample().customers.accounts.push({
      customer: { ...noa, id: 99, email: 'avi@example.com', name: 'Avi', addresses: [] },
      password: 'lanterns above',
      bag: [],
      later: [],
      following: { creators: [], vendors: [] },
    });
    await userEvent.clear(screen.getByLabelText('E-mail address'));
    await userEvent.type(screen.getByLabelText('E-mail address'), 'avi@example.com');
    await typePassword('lanterns above');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(async () => expect((await bagModule.load()).owner).toBe(99));
    expect((await bagModule.load()).products).toEqual([]);
    const names = sample().customers.accounts.map(({ customer }) => customer.name);
    expect(names).toEqual([noa.name, 'Avi']);
  });

  test('is over when the customer signs out in another tab', async () => {
    const { store, router } = await interrupted();
    await act(() => store.set(customerModule.atom, () => null));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('asks nobody where the customer had signed out before the question came', async () => {
    const { store } = renderScreen(<LateQuestion />, '/account/profile');
    await act(() => store.set(customerModule.atom, () => noa));
    const renewed = store.set(renewSessionAtom);
    await waitFor(() => expect(store.get(renewalAtom)).not.toBeNull());
    await act(() => store.set(customerModule.atom, () => null));
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await renewed).toBe(false);
    await waitFor(() => expect(screen.queryByDisplayValue(noa.email)).toBeNull());
  });
});

test('what was put into the bag is kept once the customer has logged in again', async () => {
  const { store } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/products/a/1');
  await waitFor(async () => expect((await bagModule.load()).owner).toBe(noa.id));
  endSessions();
  const before = sample().customers.accounts[0]?.bag.length ?? 0;
  await act(() => store.set(addLineAtom, sampleLines.pencils));
  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
  expect(dialog).toHaveTextContent(
    'If you close this, your bag waits in your account, without what you changed last.',
  );
  await typePassword(noaPassword);
  await waitFor(() =>
    expect(sample().customers.accounts[0]?.bag.length).toBeGreaterThanOrEqual(before),
  );
  await waitFor(async () => expect((await bagModule.load()).unsent.bag).toEqual([]));
});

test.each([
  ['/bag', '/bag'],
  ['//evil', '/here'],
  ['javascript:alert(1)', '/here'],
])('an answer that the screen has moved to %s leads to %s', async (message, path) => {
  const { router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/here');
  await waitFor(async () => expect((await bagModule.load()).owner).toBe(noa.id));
  shop.use(http.post(saveBag.path, () => HttpResponse.json({ message }, { status: 302 })));
  await expect(call(saveBag, { body: { bag: [] } })).rejects.toThrow('Something went wrong');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
