import { useAtomValue } from 'jotai/react';
import { lazy, Suspense, useRef } from 'react';
import { retryImport } from '../platform/retry-import.ts';
import { overlayAtom } from './overlay.ts';

// Overlays bring a dialog library with them: they load when the first of them is wanted.
const OverlayStage = lazy(retryImport(() => import('./OverlayStage.tsx')));

/** Where overlays open, from the first one on. */
export function Overlays() {
  const wanted = useRef(false);
  if (useAtomValue(overlayAtom)) wanted.current = true;
  return (
    wanted.current && (
      <Suspense>
        <OverlayStage />
      </Suspense>
    )
  );
}
