import { media, vars } from '@otzar/tokens';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/ScrollToTop';
import { IconButton, type IconButtonProps } from '../../../components/IconButton/index.ts';
import { scrollPageTo } from '../../../foundations/scroll/index.ts';

export interface ScrollToTopProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onClick'> {
  /** Told that the page is at its top again: the place for the focus to go. */
  onArrive?: () => void;
}

const Up = styled(IconButton)`
  position: fixed;
  inset-block-end: ${vars.space[20]};
  inset-inline-end: ${vars.space[4]};
  z-index: ${vars.zIndex.sticky};
  border: ${vars.border.hairline} solid ${vars.color.line.strong};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};
  transition:
    opacity ${vars.motion.duration.medium} ${vars.motion.easing.standard},
    visibility ${vars.motion.duration.medium};

  &:hover {
    background: ${vars.color.surface.sunken};
  }

  &[data-away] {
    opacity: 0;
    visibility: hidden;
  }

  /* Whatever is sold in a bar at the lower edge comes first: the way up stands above it, and waits for its news. */
  body:has([data-low-bar]) & {
    inset-block-end: calc(${vars.space[20]} + ${vars.space[8]});
  }

  body:has([data-low-bar] > [role]) & {
    display: none;
  }

  @media print, ${media.desktop} {
    display: none;
  }
`;

const FIELDS = 'input, select, textarea, label';

/**
 * Whether a field, a link or button that has the focus, or a bar at an edge of the window lies where a button has one of its
 * corners or its middle.
 */
function isInTheWay(button: HTMLElement): boolean {
  const used = document.activeElement?.matches('a, button, summary')
    ? document.activeElement
    : null;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some(
        (element) =>
          element.matches(FIELDS) ||
          (element === used && element !== button) ||
          element.closest('[data-covers]'),
      ),
  );
}

/**
 * Whether the button has its place: the page is scrolled past half the window's height (specification, section 2),
 * and nothing is there that is filled in or focused, and no bar.
 */
function useHasPlace(button: RefObject<HTMLElement | null>): boolean {
  const [hasPlace, setHasPlace] = useState(false);
  useEffect(() => {
    const look = () => {
      const far = scrollY > innerHeight / 2;
      setHasPlace(far && button.current !== null && !isInTheWay(button.current));
    };
    look();
    const stopped = new AbortController();
    const passive = { passive: true, signal: stopped.signal };
    for (const change of ['scroll', 'resize', 'focusin']) addEventListener(change, look, passive);
    return () => stopped.abort();
  }, [button]);
  return hasPlace;
}

/** The way back up a long page, within the thumb's reach and never over what is used; there is none on a wide screen. */
export function ScrollToTop({ onArrive, ...rest }: ScrollToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasPlace = useHasPlace(button);
  return (
    <Up
      ref={button}
      label={messages.backToTop}
      icon="chevron-up"
      data-away={!hasPlace || undefined}
      onClick={() => scrollPageTo(0, onArrive)}
      {...rest}
    />
  );
}
