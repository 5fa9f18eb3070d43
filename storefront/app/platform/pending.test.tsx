import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { deferCall } from './deferred-call.ts';
import { Pending } from './pending.tsx';
import { RESPONSE_TIMEOUT } from './with-timeout.ts';

afterEach(() => void vi.useRealTimers());

function Orders() {
  const { pending } = useLoaderData<{ pending: Promise<string> }>();
  return (
    <Pending asked={pending} skeleton={<p>On its way</p>} failed="We could not load your orders">
      {(answer) => <p>{answer}</p>}
    </Pending>
  );
}

/** A screen whose shop gives one answer after the other. */
function open(...answers: Promise<string>[]): void {
  let turn = 0;
  const loader = () => {
    turn += 1;
    const answer = answers[turn - 1] ?? Promise.reject(new Error('Nobody is asked so often.'));
    return deferCall(() => answer);
  };
  const element = <Orders />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, loader }])} />);
}
const failed = () => screen.findByRole('heading', { name: 'We could not load your orders' });

test('what could not be loaded comes by itself when the shop answers again', async () => {
  open(Promise.reject(new Error('Not now.')), Promise.resolve('Order 7'));
  expect(await failed()).toBeVisible();
  expect(await screen.findByText('Order 7')).toBeVisible();
});

test('what could not be loaded comes as soon as there is a connection again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  open(Promise.reject(new Error('Not now.')), Promise.resolve('Order 7'));
  await failed();
  await act(() => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Order 7')).toBeVisible();
});

test('what takes too long has failed until it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  let answer = (_text: string) => {};
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  open(slow);
  expect(await screen.findByText('On its way')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT));
  expect(await failed()).toBeVisible();
  await act(() => answer('Order 7'));
  expect(await screen.findByText('Order 7')).toBeVisible();
});

test('another try stands where it is while it is under way', async () => {
  open(Promise.reject(new Error('Not now.')), new Promise(() => {}));
  await failed();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(again).toBeInTheDocument();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});

test('a screen that is left waits for nothing any more, one that is drawn anew does', async () => {
  let left: AbortSignal | undefined;
  const { pending } = deferCall((signal) => {
    left = signal;
    return new Promise<string>(() => {});
  });
  const orders = () => (
    <StrictMode>
      <Pending asked={pending} skeleton={<p>On its way</p>} failed="We could not load your orders">
        {(answer) => <p>{answer}</p>}
      </Pending>
    </StrictMode>
  );
  const { unmount } = render(orders());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(left?.aborted).toBe(false);
  unmount();
  await vi.waitFor(() => expect(left?.aborted).toBe(true));
});
