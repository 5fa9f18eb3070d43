import { readCustomer } from '@otzar/contract/customer';
import { NotFound } from '@otzar/design-system/widgets/frame/NotFound';
import { ServerError } from '@otzar/design-system/widgets/frame/ServerError';
import type { ComponentProps } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useNavigation } from 'react-router-dom';
import * as messages from '#messages/platform/failure';
import { titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { CallFailed } from '../call-failed.ts';
import { call } from '../http.ts';
import { addressOfPage, pageAt } from '../own-address.ts';
import { isUnreachable } from '../unreachable.ts';
import { failedPage } from './failed-page.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

type UnreachableProps = ComponentProps<typeof UnreachableScreen>;

function Unreachable(props: UnreachableProps) {
  return (
    <>
      <title>{titled(props.title)}</title>
      <UnreachableScreen {...props} />
    </>
  );
}

/** What is said of a page that could not be fetched itself. */
const unreachablePage = () => ({
  title: navigator.onLine ? messages.cannotBeReached : messages.offline,
  text: messages.waitsForConnection,
});

/** Nothing is wrong with the call: it did not arrive, or came at a bad time. */
const isPassing = ({ status }: CallFailed) => status === 0 || status === 503;

const askWhoIsHere = () => call(readCustomer);

/** What stands in a screen's place when it cannot be shown: not found, no connection, or a failure on our side. */
export function FailurePage({ error }: { error: unknown }) {
  const failed = failedPage(useLocation());
  // Whoever has gone on or back meanwhile, and waits for that, is not to be fetched here again.
  const next = useNavigation().location;
  const again = () =>
    window.location.assign(addressOfPage(next ? pageAt(createPath(next)) : failed));
  if (isRouteErrorResponse(error) && [403, 404].includes(error.status)) {
    return (
      <>
        <title>{titled(messages.notFound)}</title>
        <NotFound
          title={messages.notOnShelves}
          text={messages.notOnShelvesReason}
          links={[
            { name: messages.goHome, path: paths.home },
            { name: messages.searchShop, path: paths.search },
          ]}
        />
      </>
    );
  }
  if (isUnreachable(error)) return <Unreachable {...unreachablePage()} onRetry={again} />;
  if (error instanceof CallFailed && isPassing(error)) {
    return (
      <Unreachable
        title={messages.couldNotLoad}
        text={error.message}
        onRetry={again}
        ask={askWhoIsHere}
      />
    );
  }
  return (
    <>
      <title>{titled(messages.wentWrong)}</title>
      <ServerError title={messages.wentWrongHere} text={messages.tryInAMoment} onRetry={again} />
    </>
  );
}
