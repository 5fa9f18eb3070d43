import { cardOf, readProductExamples } from '@otzar/contract/product.examples';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { noteCard, noteProduct, type OptimisticProduct, optimistic } from './known.ts';
import { OptimisticPage } from './OptimisticPage.tsx';

const { default: book, hebrew, bundle, variations: mug } = readProductExamples;
const never = () => new Promise<never>(() => {});

test('of what is not known the shop is asked for all', async () => {
  expect(await optimistic(book.path, async () => book)).toBe(book);
});

test('a card says what a product is called, what it costs and what it looks like', () => {
  noteCard(cardOf(hebrew));
  expect(optimistic(hebrew.path, never)).toMatchObject({
    blank: true,
    title: hebrew.title,
    heb_title: hebrew.heb_title,
    price: hebrew.price,
    media: [hebrew.image],
    description: '',
  });
});

test('of a product whose page was open all is known', () => {
  noteCard(cardOf(bundle));
  noteProduct(bundle);
  expect(optimistic(bundle.path, never)).toMatchObject({ ...bundle, blank: false });
});

test('an address that needs signs in it is found by what the browser makes of it', () => {
  const path = '/products/גן/42';
  noteCard({ ...cardOf(book), path });
  expect(optimistic(encodeURI(path), never)).toMatchObject({ title: book.title });
});

test('nobody is told of a failure after leaving', async () => {
  noteCard(cardOf(mug));
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  optimistic(mug.path, () => Promise.reject(new Error('left')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

function show(pending: Promise<typeof mug>) {
  const known: OptimisticProduct = { ...mug, description: '', pending, blank: true };
  const page = (product: typeof mug, blank: boolean) => (
    <p>{blank ? 'pending' : product.description}</p>
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <OptimisticPage known={known} failed={({ error }) => <p>{String(error)}</p>}>
          {page}
        </OptimisticPage>
      ),
    },
    { path: '/right/place', element: <p>elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
}

test('the page is there at once, and whole when the whole has come', async () => {
  let bring: (product: typeof mug) => void = () => {};
  show(new Promise((resolve) => (bring = resolve)));
  expect(screen.getByText('pending')).toBeVisible();
  bring(mug);
  expect(await screen.findByText(mug.description)).toBeVisible();
});

test('an answer that sends elsewhere is followed', async () => {
  const answer = new Response(null, { status: 302, headers: { Location: '/right/place' } });
  show(Promise.reject(answer));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('a failure is said in the page’s place, and nothing on the console', async () => {
  const logged = vi.spyOn(console, 'error');
  show(Promise.reject(new Error('gone')));
  expect(await screen.findByText('Error: gone')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});
