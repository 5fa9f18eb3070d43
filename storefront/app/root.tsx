import { listCategories } from '@otzar/contract/category';
import { LinkProvider } from '@otzar/design-system/foundations/link';
import { Provider } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { direction, language } from '#language';
import type { Route } from './+types/root';
import { configuration } from './platform/configuration.server.ts';
import { RouteFailure } from './platform/failure/RouteFailure.tsx';
import { readPageData } from './platform/page-data.ts';
import { RouterLink } from './platform/RouterLink.tsx';
import { StaticStyle } from './platform/StaticStyle.tsx';
import { shopStore } from './platform/store.ts';
import { IconSheet } from './shell/IconSheet.tsx';
import { SiteShell } from './shell/SiteShell.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await readPageData(context, listCategories);
  return {
    departments: categories.map(({ name, value }) => ({ name, path: value })),
    errorReports: configuration.errorReports,
    site: configuration.site,
    search: configuration.search,
    // A shop that is alone says nothing of it, on every page.
    ...(configuration.partners && { partners: configuration.partners }),
  };
}

/** The departments do not change from page to page: asked for once. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const [store] = useState(shopStore);
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    // Scripts of the head say of the page how it is laid out.
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <StaticStyle />
      </head>
      <body>
        <Provider store={store}>
          <LinkProvider value={RouterLink}>
            <SiteShell
              departments={data?.departments ?? []}
              drawings={
                <>
                  <IconSheet />
                  <Links />
                </>
              }
            >
              {children}
            </SiteShell>
          </LinkProvider>
        </Provider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />;
}
