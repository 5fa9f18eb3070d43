import { readCustomer } from '@otzar/contract/customer';
import { NotFound } from '@otzar/design-system/widgets/frame/NotFound';
import { ServerError } from '@otzar/design-system/widgets/frame/ServerError';
import type { ComponentProps } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useNavigation } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { CallFailed } from '../call-failed.ts';
import { call } from '../http.ts';
import { isUnreachable } from '../unreachable.ts';
import { failedPage } from './failed-page.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

type UnreachableProps = ComponentProps<typeof UnreachableScreen>;

function Unreachable(props: UnreachableProps) {
  return (
    <>
      <title>{`${props.title} · ${brand.name}`}</title>
      <UnreachableScreen {...props} />
    </>
  );
}

/** What is said of a page that could not be fetched itself. */
const unreachablePage = () => ({
  title: navigator.onLine ? 'The shop cannot be reached just now' : 'You are offline',
  text: 'This page has to wait for a connection. Your bag is safe here meanwhile.',
});

/** Nothing is wrong with the call: it did not arrive, or came at a bad time. */
const isPassing = ({ status }: CallFailed) => status === 0 || status === 503;

const askWhoIsHere = () => call(readCustomer);

/** What stands in a screen's place when it cannot be shown: not found, no connection, or a failure on our side. */
export function FailurePage({ error }: { error: unknown }) {
  const failed = failedPage(useLocation());
  // Whoever has gone on or back meanwhile, and waits for that, is not to be fetched here again.
  const next = useNavigation().location;
  const again = () => window.location.assign(next ? createPath(next) : failed);
  if (isRouteErrorResponse(error) && [403, 404].includes(error.status)) {
    return (
      <>
        <title>{`Not found · ${brand.name}`}</title>
        <NotFound
          title="This page is not on our shelves"
          text="The address may be mistyped, or what was here has been sold out for good."
          links={[
            { name: 'Go to the front page', path: paths.home },
            { name: 'Search the shop', path: paths.search },
          ]}
        />
      </>
    );
  }
  if (isUnreachable(error)) return <Unreachable {...unreachablePage()} onRetry={again} />;
  if (error instanceof CallFailed && isPassing(error)) {
    const title = 'This page could not be loaded';
    return <Unreachable title={title} text={error.message} onRetry={again} ask={askWhoIsHere} />;
  }
  return (
    <>
      <title>{`Something went wrong · ${brand.name}`}</title>
      <ServerError
        title="Something went wrong on our side"
        text="Your bag is safe. Please try again in a moment."
        onRetry={again}
      />
    </>
  );
}
