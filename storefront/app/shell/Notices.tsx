import { NoticeDock } from '@otzar/design-system/components/NoticeDock';
import { OfflineNotice } from '@otzar/design-system/widgets/frame/OfflineNotice';
import { ProxyWarning } from '@otzar/design-system/widgets/frame/ProxyWarning';
import { proxyWarningDue } from '@otzar/domain/proxy-warning';
import { useSetAtom } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { language } from '#language';
import * as messages from '#messages/shell';
import { chosenLanguage } from '../platform/chosen-language.ts';
import { onContentFilter } from '../platform/content-filter.ts';
import { showMessageAtom } from '../platform/messages.ts';
import { retryImport } from '../platform/retry-import.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { MissingPart } from './MissingPart.tsx';
import { noticesModule } from './notices-module.ts';

// Nearly everybody reads the language that they came to.
const OfferedLanguage = lazy(retryImport(() => import('./OfferedLanguage.tsx')));

function onConnection(changed: () => void): () => void {
  const stopped = new AbortController();
  for (const change of ['online', 'offline']) {
    window.addEventListener(change, changed, { signal: stopped.signal });
  }
  return () => stopped.abort();
}

/** Whether the browser knows of a connection; the server believes in one. */
const useOnline = () =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );

/** Says that the connection is back; that it is gone is said for as long as it is. */
function useWelcomeBack(): void {
  const show = useSetAtom(showMessageAtom);
  useEffect(() => {
    const welcome = () => show({ tone: 'success', text: messages.connectedAgain });
    window.addEventListener('online', welcome);
    return () => window.removeEventListener('online', welcome);
  }, [show]);
}

/** Whether a content filter was noticed on this page. */
function useContentFilter(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => onContentFilter(() => setSeen(true)), []);
  return seen;
}

/** Whether another language than the page's may be wanted: whoever it is brings what decides it. */
function useOtherReader(): boolean {
  const [other, setOther] = useState(false);
  useEffect(() => {
    const wanted = chosenLanguage() ?? navigator.language;
    setOther(!wanted.startsWith(language));
  }, []);
  return other;
}

/**
 * What has to be said about the connection, as long as it is true (specification, sections 2 and 4), and once that the
 * shop speaks the shopper's language too.
 */
export function Notices({ children }: { children?: ReactNode }) {
  const online = useOnline();
  useWelcomeBack();
  const filtered = useContentFilter();
  const kept = useShopperValue(noticesModule.atom, undefined);
  const change = useSetAtom(noticesModule.atom);
  const other = useOtherReader();
  const warned = filtered && kept && proxyWarningDue(kept.proxyDismissed, Date.now());
  return (
    <NoticeDock>
      {children}
      {other && (
        <Suspense>
          <OfferedLanguage />
        </Suspense>
      )}
      {!online && <OfflineNotice />}
      <MissingPart />
      {warned && (
        <ProxyWarning
          onDismiss={() => void change((now) => ({ ...now, proxyDismissed: Date.now() }))}
        />
      )}
    </NoticeDock>
  );
}
