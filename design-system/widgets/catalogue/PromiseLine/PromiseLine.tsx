import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';
import { variants } from '../../../foundations/variants/index.ts';

type PromiseTone = 'promise' | 'refusal';

export interface PromiseLineProps extends ComponentPropsWithRef<'div'> {
  /** What it is about. */
  icon: IconName;
  /** The promise, in a few words. */
  text: ReactNode;
  /** Its small print. */
  details?: readonly string[];
  /** Whether it is a promise, or the lack of one. */
  tone?: PromiseTone;
}

const tones: Record<PromiseTone, RuleSet> = {
  promise: css`
    --icon-color: ${vars.color.text.muted};
  `,
  refusal: css`
    --icon-color: ${vars.color.text.warning};

    .text {
      color: ${vars.color.text.warning};
    }
  `,
};

const Drawing = styled(Icon)`
  margin-block-start: ${vars.space[1]};
  color: var(--icon-color);
`;

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

  .text {
    margin: 0;
    font-weight: ${vars.font.weight.medium};
  }

  ${variants('data-tone', tones)}

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
      <Drawing name={icon} />
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
