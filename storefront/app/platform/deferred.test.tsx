import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MessageList } from '../shell/MessageList.tsx';
import { deferred, firstPageHasLoaded } from './deferred.tsx';
import { showMessageAtom } from './messages.ts';
import { rarely } from './rarely.ts';

const hears = vi.fn();

const Words = ({ words }: { words: string }) => {
  useEffect(() => hears(words), [words]);
  return <p>{words}</p>;
};

beforeAll(firstPageHasLoaded);
afterEach(() => {
  document.body.replaceChildren();
  hears.mockReset();
});

/** Wakes up what the server drew. @returns where it is, and who is told that the two disagree */
async function hydrate(drawn: ReactNode, page: ReactNode) {
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
  const LateWords = deferred(async () => Words);
  for (const words of ['first', 'again']) {
    const page = <LateWords words={words} />;
    const { root, before, disagreed } = await hydrate(<Words words={words} />, page);
    await waitFor(() => expect(hears).toHaveBeenLastCalledWith(words));
    expect(root.children[0]).toBe(before);
    expect(disagreed).not.toHaveBeenCalled();
  }
});

test('a new page has a part at once when its code was there before', async () => {
  const LateWords = deferred(async () => Words);
  render(<LateWords words="words" />);
  await screen.findByText('words');
  cleanup();
  render(<LateWords words="words" />);
  expect(screen.getByText('words')).toBeVisible();
});

test('what few see is fetched once it is shown, and not before', async () => {
  const load = vi.fn(async () => Words);
  const RareWords = rarely(load);
  expect(load).not.toHaveBeenCalled();
  render(<RareWords words="rare" />);
  expect(await screen.findByText('rare')).toBeVisible();
});

test('what was said before the list of messages was awake is said by it', async () => {
  const store = createStore();
  store.set(showMessageAtom, { tone: 'info', text: 'Log in to follow.' });
  const LateList = deferred(async () => MessageList);
  const { root, before, disagreed } = await hydrate(
    <MessageList />,
    <Provider store={store}>
      <LateList />
    </Provider>,
  );
  expect(await screen.findByText('Log in to follow.')).toBeVisible();
  expect(root.children[0]).toBe(before);
  expect(disagreed).not.toHaveBeenCalled();
});

/** What a test lets arrive when it likes. */
function held<T>() {
  let arrive: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
}

type Told = { words: string };

const code = {
  inner: held<ComponentType<Told>>(),
  outer: held<ComponentType<Told>>(),
  beside: held<ComponentType<Told>>(),
  below: held<ComponentType<Told>>(),
  drawer: held<{ default: ComponentType }>(),
};
const Inner = deferred(() => code.inner.promise);
const LateOuter = deferred(() => code.outer.promise);
const Beside = deferred(() => code.beside.promise);
const Below = deferred(() => code.below.promise);
const Drawer = lazy(() => code.drawer.promise);

const Outer = ({ words }: Told) => (
  <section>
    <Inner words={words} />
  </section>
);

const heardAtom = atom('first');
const countAtom = atom(0);
const openAtom = atom(false);

function Product() {
  const words = useAtomValue(heardAtom);
  return (
    <main>
      <LateOuter words={words} />
      <Beside words={words} />
    </main>
  );
}

function Drawers() {
  return (
    useAtomValue(openAtom) && (
      <Suspense>
        <Drawer />
      </Suspense>
    )
  );
}

function Page() {
  return (
    <>
      <Product />
      <Below words={`${useAtomValue(countAtom)}`} />
      <Drawers />
    </>
  );
}

/** Lets React do what it can do now. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 6));

test('parts that would hear of changes before they are awake hold up nothing that waits for its code', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const store = createStore();
  const root = document.createElement('div');
  const drawn = (words: string) => (
    <Suspense>
      <Words words={words} />
    </Suspense>
  );
  root.innerHTML = renderToString(
    <>
      <main>
        <Suspense>
          <section>{drawn('first')}</section>
        </Suspense>
        {drawn('first')}
      </main>
      {drawn('0')}
    </>,
  );
  document.body.append(root);
  hydrateRoot(
    root,
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await moment();
  store.set(countAtom, 1);
  await new Promise((resolve) => setImmediate(resolve));
  store.set(openAtom, true);
  await moment();
  store.set(heardAtom, 'second');
  await moment();
  code.outer.arrive(Outer);
  await Promise.resolve();
  startTransition(() => store.set(heardAtom, 'third'));
  await Promise.resolve();
  code.beside.arrive(Words);
  await Promise.resolve();
  code.below.arrive(Words);
  await moment();
  code.drawer.arrive({ default: () => <p>Added to your bag</p> });
  expect(await screen.findByText('Added to your bag')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('first')).toHaveLength(1));
  code.inner.arrive(Words);
  await waitFor(() => expect(screen.getAllByText('third')).toHaveLength(2));
  vi.unstubAllGlobals();
});
