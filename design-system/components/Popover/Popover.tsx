import { Dialog as Base } from '@base-ui/react/dialog';
import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Dialog';
import { useMessages } from '../../foundations/messages/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { usePlaceBelow } from './usePlaceBelow.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Told that the shopper closes it: with Escape, the close button or a click outside. */
  onClose: () => void;
  /** The button that it hangs from; without one, or where it is hidden, the corner of the window. */
  anchor: Element | null;
  /** Its heading and accessible name. */
  title: ReactNode;
}

const Popup = styled(Base.Popup)`
  position: fixed;
  inset-block-start: calc(var(--below, 0%) + ${vars.space[2]});
  inset-inline-end: max(var(--from-end, 0%), ${vars.space[2]});
  z-index: ${vars.zIndex.overlay};
  inline-size: min(${vars.size.sidebar}, 100% - 2 * ${vars.space[2]});
  max-block-size: calc(100% - var(--below, 0%) - 2 * ${vars.space[2]});
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: ${vars.space[16]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};
  transition:
    opacity ${vars.motion.duration.quick} ${vars.motion.easing.standard},
    translate ${vars.motion.duration.quick} ${vars.motion.easing.standard};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 calc(-1 * ${vars.space[2]});
  }

  > .head {
    position: sticky;
    inset-block-start: 0;
    z-index: ${vars.zIndex.raised};
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${vars.space[2]};
    padding-block-start: ${vars.space[2]};
    padding-inline: ${vars.space[5]} ${vars.space[2]};
    background: inherit;
    .title {
      min-inline-size: 0;
      padding-block: ${vars.space[2]};
      font-size: ${vars.font.size[1]};
      overflow-wrap: anywhere;
    }
  }
  > .head + div {
    padding-block: ${vars.space[1]} ${vars.space[3]};
    padding-inline: ${vars.space[5]};
  }

  @media ${media.short} {
    > .head {
      position: static;
    }
  }
`;

/**
 * A few things to choose from, hanging from the button that asked for them. Load it lazily, as
 * `Dialog`.
 */
export function Popover({ open, onClose, anchor, title, children, style, ...rest }: PopoverProps) {
  const messages = useMessages('panel', own);
  const place = usePlaceBelow(open ? anchor : null);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Popup initialFocus style={{ ...place, ...style }} {...rest}>
          <div className="head">
            <Base.Title className="title">{title}</Base.Title>
            <Base.Close render={<IconButton label={messages.close} icon="close" />} />
          </div>
          <div>{children}</div>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
