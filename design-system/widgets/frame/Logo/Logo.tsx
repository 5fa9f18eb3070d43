import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../../../foundations/variants/index.ts';

type LogoGround = 'paper' | 'ink';

export interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** What it is printed on: the page, or the footer's ink. */
  ground?: LogoGround;
}

const grounds: Record<LogoGround, RuleSet> = {
  paper: css`
    color: ${vars.color.text.default};

    svg {
      color: ${vars.color.text.accent};
    }
  `,
  ink: css`
    color: inherit;

    svg {
      color: ${vars.color.decoration.gold};
    }
  `,
};

const Wordmark = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.28em;
  padding-block-end: 0.06em;
  font-family: ${vars.font.family.display};
  font-size: ${vars.font.size[4]};
  font-weight: ${vars.font.weight.medium};
  line-height: 1;
  letter-spacing: -0.02em;

  svg {
    flex: none;
    block-size: 0.95em;
    inline-size: auto;
    fill: currentColor;
  }

  ${variants('data-ground', grounds)}
`;

const NAME = 'Otzar';

/** The wordmark with its pomegranate. Decorative: whoever links it gives the link its name. */
export function Logo({ ground = 'paper', ...rest }: LogoProps) {
  return (
    <Wordmark data-ground={ground} {...rest}>
      <svg viewBox="0 0 24 29" aria-hidden="true" focusable="false">
        <path
          fillRule="evenodd"
          d="M6.6 1.2 9.9 4 12 0l2.1 4 3.3-2.8L16 7.2H8zM12 8.4a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4Zm0 4.8c-2.5 2.3-3.7 4.3-3.7 6.1a3.7 3.7 0 0 0 7.4 0c0-1.8-1.2-3.8-3.7-6.1Z"
        />
      </svg>
      {NAME}
    </Wordmark>
  );
}
