import { requestBackInStock } from '@otzar/contract/back-in-stock';
import { readProductExamples } from '@otzar/contract/product.examples';
import { lineOf } from '@otzar/domain/product';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import { BackInStockEntry } from './BackInStockEntry.tsx';

const { shop } = sampleServer();
const { soldOut, variations: mug } = readProductExamples;
const line = lineOf(soldOut, null, 1);

const show = (different: Partial<Parameters<typeof BackInStockEntry>[0]> = {}) =>
  renderScreen(
    <BackInStockEntry line={line} ownEmail={undefined} told={undefined} {...different} />,
  );
const field = () => screen.getByRole('textbox', { name: 'E-mail address' });
const ask = () => userEvent.type(field(), 'ruth@example.com{Enter}');
const refuseWith = (status: number, body: object) =>
  shop.use(http.post(requestBackInStock.path, () => HttpResponse.json(body, { status })));

test('says in the shop’s words what happens next, where the form was', async () => {
  show();
  await ask();
  const told = await screen.findByText(/the link in our letter to ruth@example.com makes it sure/);
  expect(told).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('asks for what was chosen', async () => {
  const [variation = null] = mug.variation_infos;
  const bodies: unknown[] = [];
  shop.use(
    http.post(requestBackInStock.path, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ message: 'A letter comes.' }, { status: 201 });
    }),
  );
  show({ line: lineOf(mug, variation, 1) });
  await ask();
  await screen.findByText('A letter comes.');
  expect(bodies).toEqual([
    { email: 'ruth@example.com', product_id: mug.id, variation_id: variation?.id },
  ]);
});

test('keeps what was typed over a refusal at the field, which is said in its summary', async () => {
  refuseWith(422, { message: 'No.', fields: { email: 'Not this one.' } });
  show();
  await ask();
  const summary = await screen.findByRole('group', {
    name: 'Error: One answer needs another look',
  });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link', { name: 'Not this one.' })).toBeVisible();
  expect(field()).toHaveValue('ruth@example.com');
});

test('keeps what was typed over a shop that refuses the whole, or fails', async () => {
  refuseWith(409, { message: 'This is in stock.' });
  show();
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is in stock.');
  expect(field()).toHaveValue('ruth@example.com');
});

test('has a customer’s own address, until they type another one', async () => {
  show({ ownEmail: 'noa@example.com' });
  expect(field()).toHaveValue('noa@example.com');
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
});

test('is sent to its own page without scripts, and shows there what the shop said', () => {
  const [variation = null] = mug.variation_infos;
  const told = { values: { email: 'ruth@' }, errors: { email: 'Not this one.' } };
  const { container } = show({ line: lineOf(mug, variation, 1), told });
  expect(field()).toHaveValue('ruth@');
  expect(field()).toHaveAccessibleDescription('Error: Not this one.');
  const action = `${mug.path}?variation=${variation?.id}#back-in-stock`;
  expect(container.querySelector('form')).toHaveAttribute('action', action);
  expect(container.querySelector('#back-in-stock')).toBeInTheDocument();
});

/** A page on which another variation can be chosen, both of them sold out. */
function Choosing() {
  const [at, setAt] = useState(0);
  const line = lineOf(mug, mug.variation_infos[at] ?? null, 1);
  return (
    <>
      <button type="button" onClick={() => setAt(1)}>
        Another one
      </button>
      <BackInStockEntry line={line} ownEmail={undefined} told={undefined} />
    </>
  );
}

test('is there again for another variation, with the same address', async () => {
  shop.use(
    http.post(requestBackInStock.path, () =>
      HttpResponse.json({ message: 'A letter comes.' }, { status: 201 }),
    ),
  );
  renderScreen(<Choosing />);
  await ask();
  await screen.findByText('A letter comes.');
  await userEvent.click(screen.getByRole('button', { name: 'Another one' }));
  expect(screen.queryByText('A letter comes.')).not.toBeInTheDocument();
  expect(field()).toHaveValue('ruth@example.com');
});
