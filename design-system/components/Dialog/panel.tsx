import { Dialog } from '@base-ui/react/dialog';
import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { css } from 'styled-components';
import * as own from '#messages/components/Dialog';
import { useMessages } from '../../foundations/messages/index.ts';
import { IconButton } from '../IconButton/index.ts';

/** What a dialog and a drawer take. */
export interface PanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Told that the shopper closes it: with Escape, the close button, a click outside or a swipe. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** What stays in sight below the content, such as its buttons. */
  footer?: ReactNode;
}

/** What darkens the page behind a dialog or a drawer. */
export const backdropStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${vars.zIndex.overlay};
  background: ${vars.color.surface.scrim};
  transition: opacity ${vars.motion.duration.slow} ${vars.motion.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** How a dialog and a drawer look inside: a heading and a foot that stay in sight. */
export const panelStyles = css`
  position: fixed;
  z-index: ${vars.zIndex.overlay};
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${vars.space[20]};
  background: ${vars.color.surface.page};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};

  @media (forced-colors: active) {
    border: ${vars.border.thick} solid;
  }

  > .head,
  > .foot {
    position: sticky;
    flex: none;
    background: inherit;
  }
  > .head {
    inset-block-start: 0;
    z-index: ${vars.zIndex.raised};
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${vars.space[2]};
    padding-block: ${vars.space[3]};
    padding-inline: ${vars.space[6]} ${vars.space[3]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
    .title {
      min-inline-size: 0;
      padding-block: ${vars.space[2]};
      font-size: ${vars.font.size[2]};
      overflow-wrap: anywhere;
    }
  }
  > .content {
    flex: 1 0 auto;
    padding-block: ${vars.space[5]};
    padding-inline: ${vars.space[6]};
    overflow-wrap: anywhere;
  }
  > .foot {
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${vars.space[3]};
    padding-block: ${vars.space[4]};
    padding-inline: ${vars.space[6]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  @media ${media.short} {
    scroll-padding-block: 0;

    > .head,
    > .foot {
      position: static;
    }
  }
`;

interface PanelContentProps extends Pick<PanelProps, 'title' | 'footer' | 'children'> {
  /** What the content stands in. */
  Content?: ElementType;
}

/** Heading with the close button, content, and foot; no landmarks, which are the page's. */
export function PanelContent({ title, footer, children, Content = 'div' }: PanelContentProps) {
  const messages = useMessages('panel', own);
  return (
    <>
      <div className="head">
        <Dialog.Title className="title">{title}</Dialog.Title>
        <Dialog.Close render={<IconButton label={messages.close} icon="close" />} />
      </div>
      <Content className="content">{children}</Content>
      {footer && <div className="foot">{footer}</div>}
    </>
  );
}
