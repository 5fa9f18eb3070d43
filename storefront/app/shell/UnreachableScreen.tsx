import {
  UnreachablePage,
  type UnreachablePageProps,
} from '@otzar/design-system/widgets/UnreachablePage';
import { useEffect, useState } from 'react';
import { visitedPages } from '../platform/offline-pages.ts';

type Props = Pick<UnreachablePageProps, 'title' | 'text' | 'onRetry'>;

/** What stands in a screen's place while nothing comes; it is asked for again by itself once there is a connection. */
export function UnreachableScreen(props: Props) {
  const { onRetry } = props;
  const [visited, setVisited] = useState<UnreachablePageProps['visited']>([]);
  useEffect(() => void visitedPages().then(setVisited), []);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <UnreachablePage {...props} visited={visited} />;
}
