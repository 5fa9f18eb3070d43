import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as own from '#messages/components/Banner';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { IconButton } from '../IconButton/index.ts';

type BannerTone = 'announcement' | 'warning';

export interface BannerProps extends ComponentPropsWithRef<'section'> {
  /** What kind of word it is, as a landmark's name: `New website`. */
  label: string;
  /** How much it asks of the shopper. */
  tone?: BannerTone;
  /** A drawing that says the same as the tone, so that colour never says it alone. */
  icon: IconName;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
  /** Told that the shopper closes it; without it there is no close button. */
  onClose?: () => void;
}

const tones: Record<BannerTone, RuleSet> = {
  announcement: css`
    --icon-color: ${vars.color.text.accent};
    background: ${vars.color.surface.accent};
  `,
  warning: css`
    --icon-color: ${vars.color.text.warning};
    background: ${vars.color.surface.warning};
  `,
};

const Drawing = styled(Icon)`
  grid-area: icon;
  block-size: 1lh;
  margin-block: ${vars.space[3]};
  color: var(--icon-color);
`;

const Strip = styled.section`
  padding-inline: ${vars.space.gutter};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size[-1]};
  ${variants('data-tone', tones)}

  > div {
    display: grid;
    grid-template: 'icon text close' auto 'icon action action' auto / auto minmax(0, 1fr) auto;
    align-items: start;
    column-gap: ${vars.space[3]};
    max-inline-size: calc(${vars.size.page} - 2 * ${vars.space.gutter});
    margin-inline: auto;
    padding-block: ${vars.space[1]};
  }

  .text {
    grid-area: text;
    min-inline-size: 0;
    padding-block: ${vars.space[3]};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  .text a {
    color: inherit;
    font-weight: ${vars.font.weight.medium};
  }

  .action {
    grid-area: action;
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }

  .close {
    grid-area: close;
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }

  @media ${media.desktop} {
    > div {
      grid-template: 'icon text action close' auto / auto minmax(0, 1fr) auto auto;
    }
  }
`;

/** A word to everybody, in a strip as wide as the page. It says one thing and can be put away. */
export function Banner({
  label,
  tone = 'announcement',
  icon,
  action,
  onClose,
  children,
  ...rest
}: BannerProps) {
  const messages = useMessages('banner', own);
  return (
    <Strip aria-label={label} data-tone={tone} {...rest}>
      <div>
        <Drawing name={icon} />
        <div className="text">{children}</div>
        {action && <div className="action">{action}</div>}
        {onClose && (
          <IconButton
            className="close"
            label={messages.close(label)}
            icon="close"
            onClick={() => onClose()}
          />
        )}
      </div>
    </Strip>
  );
}
