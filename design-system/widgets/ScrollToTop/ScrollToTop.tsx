import { media, vars } from '@otzar/tokens';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton, type IconButtonProps } from '../../components/IconButton/index.ts';
import { scrollPageTo } from '../../foundations/scroll/index.ts';

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

/** Whether the page is scrolled past half the window's height (specification, section 2). */
function useFarDown(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > innerHeight / 2);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return far;
}

/** The way back up a long page, within the thumb's reach; there is none on a wide screen. */
export function ScrollToTop({ onArrive, ...rest }: ScrollToTopProps) {
  const far = useFarDown();
  return (
    <Up
      label="Back to top"
      icon="chevron-up"
      data-away={!far || undefined}
      onClick={() => scrollPageTo(0, onArrive)}
      {...rest}
    />
  );
}
