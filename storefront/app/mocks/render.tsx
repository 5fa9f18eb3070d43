import { LinkProvider } from '@otzar/design-system/foundations/link';
import { render } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { type SessionCheck, sessionCheckAtom } from '../features/customer/session.ts';
import { RouterLink } from '../platform/RouterLink.tsx';
import { MessageList } from '../shell/MessageList.tsx';

/** The router's own boundary would swallow what a screen throws. */
function Rethrow(): never {
  throw useRouteError();
}

/**
 * A screen by itself, with a router, a fresh store and the messages around it.
 * @param sessionCheck what the shop has said by then of who is signed in; null where it has not answered
 */
export function renderScreen(
  screen: ReactNode,
  path = '/',
  sessionCheck: SessionCheck | null = {},
) {
  // A page in a browser has this from its session check; here no cookie comes with an answer.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  const store = createStore();
  store.set(sessionCheckAtom, sessionCheck);
  const element = (
    <Provider store={store}>
      <LinkProvider value={RouterLink}>
        {screen}
        <MessageList />
      </LinkProvider>
    </Provider>
  );
  const router = createMemoryRouter(
    [
      { path, element, errorElement: <Rethrow /> },
      { path: '*', element: <h1>Elsewhere</h1>, errorElement: <Rethrow /> },
    ],
    { initialEntries: [path] },
  );
  return { store, router, ...render(<RouterProvider router={router} />) };
}
