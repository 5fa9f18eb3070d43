import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';

export interface PromiseLineProps extends ComponentPropsWithRef<'div'> {
  /** What it is about. */
  icon: IconName;
  /** The promise, in a few words. */
  text: ReactNode;
  /** Its small print. */
  details?: readonly string[];
  /** Whether it is a promise, or the lack of one. */
  tone?: 'promise' | 'refusal';
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${vars.space[3]};
  padding-block: ${vars.space[3]};
  border-block: ${vars.border.hairline} solid ${vars.color.line.default};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 0;
  }

  > svg {
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.text.muted};
  }

  .text {
    margin: 0;
    font-weight: ${vars.font.weight.medium};
  }

  &[data-tone='refusal'] > svg,
  &[data-tone='refusal'] .text {
    color: ${vars.color.text.warning};
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** One thing that the shop promises about an item, with its small print; what can be done about it follows. */
export function PromiseLine({
  icon,
  text,
  details = [],
  tone = 'promise',
  children,
  ...rest
}: PromiseLineProps) {
  return (
    <Line data-tone={tone} {...rest}>
      <Icon name={icon} />
      <div>
        <p className="text">{text}</p>
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {children}
      </div>
    </Line>
  );
}
