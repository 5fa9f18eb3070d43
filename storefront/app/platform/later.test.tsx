import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MessageList } from '../shell/MessageList.tsx';
import { firstPageHasLoaded, later } from './later.tsx';
import { showMessageAtom } from './messages.ts';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

beforeAll(firstPageHasLoaded);
afterEach(() => {
  document.body.replaceChildren();
});

/** Wakes up what the server drew. @returns where it is, and who is told that the two disagree */
async function wake(drawn: ReactNode, page: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Suspense>{drawn}</Suspense>);
  document.body.append(root);
  const [before] = root.children;
  const disagreed = vi.fn();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: disagreed });
  });
  return { root, before, disagreed };
}

test('a part takes over what the server drew, also when its code was there before', async () => {
  const LateWords = later(async () => Words);
  for (const words of ['first', 'again']) {
    const page = <LateWords words={words} />;
    const { root, before, disagreed } = await wake(<Words words={words} />, page);
    await waitFor(() =>
      expect(Object.keys(before ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true),
    );
    expect(root.children[0]).toBe(before);
    expect(disagreed).not.toHaveBeenCalled();
  }
});

test('a new page has a part at once when its code was there before', async () => {
  const LateWords = later(async () => Words);
  render(<LateWords words="words" />);
  await screen.findByText('words');
  cleanup();
  render(<LateWords words="words" />);
  expect(screen.getByText('words')).toBeVisible();
});

test('what was said before the list of messages was awake is said by it', async () => {
  const store = createStore();
  store.set(showMessageAtom, { tone: 'info', text: 'Log in to follow.' });
  const LateList = later(async () => MessageList);
  const { root, before, disagreed } = await wake(
    <MessageList />,
    <Provider store={store}>
      <LateList />
    </Provider>,
  );
  expect(await screen.findByText('Log in to follow.')).toBeVisible();
  expect(root.children[0]).toBe(before);
  expect(disagreed).not.toHaveBeenCalled();
});
