import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as own from '#messages/components/Message';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { IconButton } from '../IconButton/index.ts';

type MessageTone = 'success' | 'error' | 'info';

export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is. An error is announced at once, the others when there is a pause. */
  tone: MessageTone;
  /** The news in a few words, when the text below needs a heading. */
  title?: ReactNode;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
  /** Told that the shopper closes it; without it there is no close button. */
  onClose?: () => void;
}

const icons: Record<MessageTone, IconName> = { success: 'check', error: 'warning', info: 'info' };

const tones: Record<MessageTone, RuleSet> = {
  success: css`
    --icon-color: ${vars.color.text.success};
    border-color: ${vars.color.success.default};
    background: ${vars.color.surface.success};
  `,
  error: css`
    --icon-color: ${vars.color.text.error};
    border-color: ${vars.color.error.line};
    background: ${vars.color.surface.error};
  `,
  info: css`
    --icon-color: currentcolor;
  `,
};

const Drawing = styled(Icon)`
  grid-area: icon;
  align-self: start;
  block-size: 1lh;
  margin-block-start: ${vars.space[2]};
  color: var(--icon-color);
`;

const Close = styled(IconButton)`
  grid-area: close;
  align-self: start;
  margin-inline-end: calc(-1 * ${vars.space[2]});
`;

const Root = styled.div`
  display: grid;
  grid-template: 'icon text close' auto 'icon action close' auto / auto 1fr auto;
  align-items: center;
  column-gap: ${vars.space[3]};
  padding-block: ${vars.space[2]};
  padding-inline: ${vars.space[4]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  .text {
    grid-area: text;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    padding-block: ${vars.space[2]};
  }
  .action {
    grid-area: action;
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }
  @media ${media.tablet} {
    grid-template: 'icon text action close' auto / auto 1fr auto auto;
  }
  strong {
    display: block;
    font-weight: ${vars.font.weight.medium};
  }
  ${variants('data-tone', tones)}
`;

/** News about what the shopper just did, where they did it. */
export function Message({ tone, title, action, onClose, children, ...rest }: MessageProps) {
  const messages = useMessages('message', own);
  return (
    <Root role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <Drawing name={icons[tone]} />
      <div className="text">
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action && <div className="action">{action}</div>}
      {onClose && <Close label={messages.close} icon="close" onClick={onClose} />}
    </Root>
  );
}
