import { listCategoriesExamples } from '@otzar/contract/category.examples';
import { LinkProvider } from '@otzar/design-system/foundations/link';
import { ListingSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { useMemo } from 'react';
import {
  createRoutesStub,
  Outlet,
  parsePath,
  RouterContextProvider,
  useRouteError,
} from 'react-router';
import { apiContext } from '../context.ts';
import { firstPageHasLoaded } from '../platform/deferred.tsx';
import { RouteFailure } from '../platform/failure/RouteFailure.tsx';
import { RouterLink } from '../platform/RouterLink.tsx';
import { SiteShell } from '../shell/SiteShell.tsx';

// A story is looked at whole: nothing on it waits for a first page to load.
firstPageHasLoaded();

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** A screen as its route module gives it, with the pattern of its address. */
interface Screen {
  path: string;
  Component: StubRoute['Component'];
  /** Takes what its own pattern promises, which no type here can know. */
  loader?: (args: never) => unknown;
  HydrateFallback?: StubRoute['HydrateFallback'];
  /** The screen that it stands in. */
  Layout?: StubRoute['Component'];
}

interface ScreenFrameProps {
  /** The address that is open, such as `/books/books/1?page=2`. */
  at: string;
  screen: Screen;
}

const departments = listCategoriesExamples.default.map(({ name, value }) => ({
  name,
  path: value,
}));

/** Loaders ask over HTTP here, so that what answers them is the same as for every other call. */
function browserContext() {
  const context = new RouterContextProvider();
  context.set(apiContext, (path, init) => fetch(path, init));
  return context;
}

function Shell() {
  return (
    <SiteShell departments={departments}>
      <Outlet />
    </SiteShell>
  );
}

const Failure = () => <RouteFailure error={useRouteError()} />;

/** The router hands its fallback props of its own, which are none of a skeleton's. */
const Fallback = () => <ListingSkeleton />;

const Elsewhere = () => <h1>Elsewhere</h1>;

/** A whole screen in the shop's shell, on a store and a history of its own. */
export function ScreenFrame({ at, screen }: ScreenFrameProps) {
  const { Routes, store } = useMemo(() => {
    const loader = screen.loader as StubRoute['loader'];
    const { Layout, ...inside } = screen;
    const shown = { HydrateFallback: Fallback, ...inside, loader, ErrorBoundary: Failure };
    const whole = Layout ? { Component: Layout, children: [shown] } : shown;
    const routes = [
      { path: '/', Component: Shell, children: [whole, { path: '*', Component: Elsewhere }] },
    ];
    return { Routes: createRoutesStub(routes, browserContext()), store: createStore() };
  }, [screen]);
  // With the key that all histories begin with, a screen would go to the place where another was left.
  const entry = useMemo(() => ({ ...parsePath(at), key: crypto.randomUUID() }), [at]);
  return (
    <Provider store={store}>
      <LinkProvider value={RouterLink}>
        <Routes initialEntries={[entry]} />
      </LinkProvider>
    </Provider>
  );
}
