import { signUpForNewsletter } from '@otzar/contract/newsletter';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import { NewsletterEntry } from './NewsletterEntry.tsx';

const { shop } = sampleServer();
const ask = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ruth@example.com{Enter}');

test('says in the shop’s words what happens next', async () => {
  renderScreen(<NewsletterEntry />);
  await ask();
  expect(await screen.findByText(/sent a letter to ruth@example.com/)).toHaveFocus();
});

test('keeps what was typed over a refusal at the field, which is said in its summary', async () => {
  shop.use(
    http.post(signUpForNewsletter.path, () =>
      HttpResponse.json({ message: 'No.', fields: { email: 'Not this one.' } }, { status: 422 }),
    ),
  );
  renderScreen(<NewsletterEntry />);
  await ask();
  const summary = await screen.findByRole('group', {
    name: 'Error: One answer needs another look',
  });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link', { name: 'Not this one.' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ruth@example.com');
});

test('keeps what was typed over a shop that fails', async () => {
  shop.use(
    http.post(signUpForNewsletter.path, () =>
      HttpResponse.json({ message: 'Something went wrong.' }, { status: 500 }),
    ),
  );
  renderScreen(<NewsletterEntry />);
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong/);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ruth@example.com');
});
