import { media } from '@otzar/tokens';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { headerSearchAtom, overlayAtom } from './overlay.ts';

/** The field of the header's plain form. */
const PLAIN_FIELD = 'header form[role="search"] input';
const TOUCHES = ['pointerdown', 'focusin', 'click', 'input'] as const;

const plainField = (target: unknown): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.matches(PLAIN_FIELD) ? target : null;

/**
 * Brings the search with its client when the header's field is first touched: on a wide screen the search
 * box takes the form's place, on a narrow one the overlay opens. Without them the form works as ever.
 */
export function useSearchTouch(): void {
  const openOverlay = useSetAtom(overlayAtom);
  const setHeaderSearch = useSetAtom(headerSearchAtom);
  useEffect(() => {
    const bring = () => import('./search-parts.tsx');

    async function takeOver(plain: HTMLInputElement): Promise<void> {
      const { HeaderSearch } = await bring();
      if (plain.isConnected) setHeaderSearch(<HeaderSearch plain={plain} />);
    }

    function touch(plain: HTMLInputElement, kind: string): void {
      if (matchMedia(media.desktop).matches) void takeOver(plain).catch(() => undefined);
      // The focus comes back to the field when the overlay closes: it alone must not open it again.
      else if (kind === 'click' || kind === 'input')
        openOverlay({ kind: 'search', typed: plain.value });
      else void bring().catch(() => undefined);
    }

    let pressed: HTMLInputElement | null = null;
    const hear = (event: Event) => {
      const plain = plainField(event.target);
      if (event.type === 'pointerdown') pressed = plain;
      if (plain) touch(plain, event.type);
      // A header that comes back, also by this very focus, slides from under the finger: the click misses.
      else if (pressed && event instanceof MouseEvent && event.type === 'click' && event.detail > 0)
        touch(pressed, 'click');
    };
    // It may have been touched before anything listened.
    const early = plainField(document.activeElement);
    if (early) touch(early, 'click');
    for (const kind of TOUCHES) document.addEventListener(kind, hear);
    return () => {
      for (const kind of TOUCHES) document.removeEventListener(kind, hear);
    };
  }, [openOverlay, setHeaderSearch]);
}
