import type { Addition } from '@otzar/domain/added';
import { useAtom } from 'jotai/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { retryImport } from '../platform/retry-import.ts';
import { AccountPopover } from './AccountPopover.tsx';
import { AddedDrawer } from './AddedDrawer.tsx';
import { AssistanceDrawer } from './AssistanceDrawer.tsx';
import { DepartmentsMenu } from './DepartmentsMenu.tsx';
import { type Overlay, overlayAtom } from './overlay.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

// It brings the search client with it, which nobody needs who opens a menu.
const OverlaySearch = lazy(
  retryImport(async () => ({
    default: (await import('./search-parts.tsx')).OverlaySearch,
  })),
);

/** What was opened stays, closed, so that it can slide away and be there at once again. */
interface Seen {
  kinds: Set<Overlay['kind']>;
  opener?: Element;
  addition?: Addition;
  typed?: string;
}

/** The one overlay that is open; opening another closes it (specification, section 2). */
export default function OverlayStage() {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const { pathname } = useLocation();
  const { current: seen } = useRef<Seen>({ kinds: new Set() });
  const openedOn = useRef(pathname);
  if (overlay) seen.kinds.add(overlay.kind);
  if (overlay?.kind === 'account') seen.opener = overlay.opener;
  if (overlay?.kind === 'added') seen.addition = overlay;
  if (overlay?.kind === 'search') seen.typed = overlay.typed;

  // Arriving on another page closes it; it may also have been opened before this was here.
  useEffect(() => {
    if (openedOn.current !== pathname) setOverlay(null);
    openedOn.current = pathname;
  }, [pathname, setOverlay]);

  const onClose = () => setOverlay(null);
  const as = (kind: Overlay['kind']) => ({ open: overlay?.kind === kind, onClose });
  return (
    <>
      {seen.kinds.has('departments') && <DepartmentsMenu {...as('departments')} />}
      {seen.kinds.has('menu') && <PhoneMenu {...as('menu')} />}
      {seen.kinds.has('assistance') && <AssistanceDrawer {...as('assistance')} />}
      {seen.opener && <AccountPopover anchor={seen.opener} {...as('account')} />}
      {seen.typed !== undefined && (
        <Suspense>
          <OverlaySearch typed={seen.typed} {...as('search')} />
        </Suspense>
      )}
      {seen.addition && <AddedDrawer addition={seen.addition} {...as('added')} />}
    </>
  );
}
