import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusRestore } from './useFocusRestore.ts';

afterEach(() => vi.restoreAllMocks());

function Lines({ titles }: { titles: string[] }) {
  const [left, setLeft] = useState(titles);
  useFocusRestore();
  return (
    <main id="content">
      <h1>Your bag</h1>
      <section>
        <h2>Items</h2>
        {left.map((title) => (
          <article key={title}>
            <a href="/product">{title}</a>
            <button
              type="button"
              onClick={() => setLeft((now) => now.filter((other) => other !== title))}
            >
              Remove {title}
            </button>
          </article>
        ))}
      </section>
      <p>Delivery is free.</p>
    </main>
  );
}

function OpenAside() {
  const [open, setOpen] = useState(true);
  useFocusRestore();
  return (
    <>
      <main id="content">
        <h1>Your bag</h1>
      </main>
      {open && (
        <aside>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </aside>
      )}
    </>
  );
}

const remove = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }));
const focused = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());

test('what is removed leaves the focus to what came up into its place', async () => {
  render(<Lines titles={['Atlas', 'Globe', 'Map']} />);
  await remove('Globe');
  await focused(() => screen.getByRole('link', { name: 'Map' }));
});

test('the last of several leaves it to the one before', async () => {
  render(<Lines titles={['Atlas', 'Globe']} />);
  await remove('Globe');
  await focused(() => screen.getByRole('link', { name: 'Atlas' }));
});

test('the only one leaves it to the heading of its list', async () => {
  render(<Lines titles={['Globe']} />);
  await remove('Globe');
  await focused(() => screen.getByRole('heading', { name: 'Items' }));
});

test('what went with its whole list leaves it to the heading of the page, and scrolls nobody', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(<OpenAside />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await focused(() => screen.getByRole('heading', { name: 'Your bag' }));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('whoever has left it of their own accord is not led back', async () => {
  const view = render(<Lines titles={['Atlas', 'Globe']} />);
  const button = screen.getByRole('button', { name: 'Remove Globe' });
  button.focus();
  await userEvent.click(screen.getByText('Delivery is free.'));
  expect(document.body).toHaveFocus();
  button.click();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Globe' })).toBeNull());
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.body).toHaveFocus();
  view.unmount();
});
