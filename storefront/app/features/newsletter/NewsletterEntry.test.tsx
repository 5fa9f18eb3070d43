import { signUpForNewsletter } from '@otzar/contract/newsletter';
import { screen } from '@testing-library/react';
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

test.each([
  [
    'a refusal at the field',
    422,
    { message: 'No.', fields: { email: 'Not this one.' } },
    /Not this/,
  ],
  ['a shop that fails', 500, { message: 'Something went wrong.' }, /Something went wrong/],
])('keeps what was typed over %s', async (_what, status, body, words) => {
  shop.use(http.post(signUpForNewsletter.path, () => HttpResponse.json(body, { status })));
  renderScreen(<NewsletterEntry />);
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ruth@example.com');
});
