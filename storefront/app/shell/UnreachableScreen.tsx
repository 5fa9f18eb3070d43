import {
  UnreachablePage,
  type UnreachablePageProps,
} from '@otzar/design-system/widgets/UnreachablePage';
import { useEffect, useState } from 'react';
import { visitedPages } from '../platform/offline-pages.ts';

type Props = Pick<UnreachablePageProps, 'title' | 'text' | 'onRetry'>;

/** How long after a try that found no connection the next one comes, in milliseconds. */
const NEXT_TRY = 2_000;

/** Calls back once the shop answers again: browsers speak of a connection a moment before it carries anything. */
function whenConnected(connected: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const ask = () =>
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
      connected,
      () => {
        if (!signal.aborted) setTimeout(ask, NEXT_TRY);
      },
    );
  window.addEventListener('online', () => void ask(), { signal });
  return () => stopped.abort();
}

/** What stands in a screen's place while nothing comes; it is asked for again by itself once there is a connection. */
export function UnreachableScreen(props: Props) {
  const { onRetry } = props;
  const [visited, setVisited] = useState<UnreachablePageProps['visited']>([]);
  useEffect(() => void visitedPages().then(setVisited), []);
  useEffect(() => whenConnected(onRetry), [onRetry]);
  return <UnreachablePage {...props} visited={visited} />;
}
