import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../../foundations/icons/index.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'open'> {
  /** What can be unfolded: what is clicked, and its accessible name. */
  summary: ReactNode;
  /** A few words at the end of the summary, such as `2 selected`. */
  note?: ReactNode;
  /** Whether it is unfolded at first; from then on the shopper decides. */
  defaultOpen?: boolean;
}

const Root = styled.details`
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};

  & > summary {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: ${vars.size.controlLarge};
    padding-block: ${vars.space[2]};
    font-weight: ${vars.font.weight.medium};
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary:hover {
    color: ${vars.color.text.accent};
  }

  & > summary > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > summary > small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
  }

  & > summary > .icon {
    transition: rotate ${vars.motion.duration.medium} ${vars.motion.easing.standard};
  }

  &[open] > summary > .icon {
    rotate: 0.5turn;
  }

  & > div {
    padding-block-end: ${vars.space[5]};
  }
`;

/** Something that is folded away until it is wanted; it needs no script. */
export function Disclosure({
  summary,
  note,
  defaultOpen = false,
  children,
  ...rest
}: DisclosureProps) {
  // Once and for all: React must not fold what the shopper has unfolded.
  const [openAtFirst] = useState(defaultOpen);
  return (
    <Root open={openAtFirst} {...rest}>
      <summary>
        <span>{summary}</span>
        {note && <small dir="auto">{note}</small>}
        <Icon className="icon" name="chevron-down" size="small" />
      </summary>
      <div>{children}</div>
    </Root>
  );
}
