import {
  UnreachablePage,
  type UnreachablePageProps,
} from '@otzar/design-system/widgets/frame/UnreachablePage';
import { useEffect, useRef, useState } from 'react';
import { useRecovery } from '../recovery.ts';
import { visitedPages } from '../visited-pages.ts';

interface UnreachableScreenProps extends Pick<UnreachablePageProps, 'title' | 'text' | 'onRetry'> {
  /** Asks whether what did not come can be had now, by default the page itself; fails where it cannot. */
  ask?: () => Promise<unknown>;
}

const askForPage = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });

/**
 * What stands in a screen's place while nothing comes. It is asked for again by itself once the shop answers: browsers
 * speak of a connection a moment before it carries anything.
 */
export function UnreachableScreen({ ask = askForPage, ...props }: UnreachableScreenProps) {
  const { onRetry } = props;
  const [visited, setVisited] = useState<UnreachablePageProps['visited']>([]);
  useEffect(() => void visitedPages().then(setVisited), []);
  const [failure, setFailure] = useState<unknown>(null);
  /** Whoever has left by the time of the answer is not to be fetched back. */
  const latest = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = onRetry;
    return () => {
      latest.current = undefined;
    };
  }, [onRetry]);
  useRecovery(failure, () => void ask().then(() => latest.current?.(), setFailure));
  return <UnreachablePage {...props} visited={visited} />;
}
