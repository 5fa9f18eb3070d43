import { Drawer as Base } from '@base-ui/react/drawer';
import { vars } from '@otzar/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';
import { backdropStyles, PanelContent, type PanelProps, panelStyles } from '../Dialog/panel.tsx';

type DrawerSide = 'start' | 'end' | 'bottom';

export interface DrawerProps extends PanelProps {
  /** The edge it slides in from; `start` and `end` follow the direction of the text. */
  side: DrawerSide;
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyles}
  &[data-swiping] {
    opacity: calc(1 - var(--drawer-swipe-progress));
    transition: none;
  }
`;

/** Hears the finger. */
const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${vars.zIndex.overlay};
`;

const fullHeight = css`
  inset-block: 0;
  inline-size: min(${vars.size.drawer}, max(88%, 100% - ${vars.space[10]}));
`;

const sides: Record<DrawerSide, RuleSet> = {
  start: css`
    ${fullHeight}
    inset-inline-start: 0;
  `,
  end: css`
    ${fullHeight}
    inset-inline-end: 0;
  `,
  bottom: css`
    inset-inline: 0;
    inset-block-end: 0;
    max-block-size: calc(100% - ${vars.space[12]});
    border-start-start-radius: ${vars.radius.large};
    border-start-end-radius: ${vars.radius.large};
  `,
};

const Popup = styled(Base.Popup)`
  ${panelStyles}
  translate: var(--drawer-swipe-movement-x) var(--drawer-swipe-movement-y);
  transition: translate ${vars.motion.duration.slow} ${vars.motion.easing.standard};

  ${variants('data-side', sides)}
  &[data-swiping] {
    transition: none;
    user-select: none;
  }
  &:is([data-starting-style], [data-ending-style]) {
    &[data-swipe-direction='down'] {
      translate: 0 100%;
    }
    &[data-swipe-direction='left'] {
      translate: -100% 0;
    }
    &[data-swipe-direction='right'] {
      translate: 100% 0;
    }
  }
`;

/** Where the finger pushes it back to: the edge it came from. */
function edgeOf(side: DrawerSide): 'down' | 'left' | 'right' {
  if (side === 'bottom') return 'down';
  const rightToLeft = typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
  return side === (rightToLeft ? 'start' : 'end') ? 'right' : 'left';
}

/**
 * Room for a menu, filters or the bag at the edge of the screen. It is closed by the close button,
 * Escape, a click outside, or a swipe towards its edge. A mouse swipes by its heading alone: pressed on the content it
 * would be taken from what is clicked there. Load it lazily, as `Dialog`.
 */
export function Drawer({ side, open, onClose, title, footer, children, ...rest }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()} swipeDirection={edgeOf(side)}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup data-side={side} initialFocus {...rest}>
            <PanelContent title={title} footer={footer} Content={Base.Content}>
              {children}
            </PanelContent>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
