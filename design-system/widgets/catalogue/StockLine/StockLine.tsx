import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/catalogue/StockLine';
import { variants } from '../../../foundations/variants/index.ts';

export interface StockLineProps extends ComponentPropsWithRef<'p'> {
  /** How many can be bought now. */
  max: number;
  /** Formatted; a day that is still to come. */
  preorderDate?: string;
  /** Whether it comes without a parcel: there are always enough of it. */
  digital?: boolean;
}

/** From here down the shopper is told the number. */
const FEW = 5;

type StockTone = 'plenty' | 'few' | 'preorder' | 'none';

const tones: Record<StockTone, RuleSet> = {
  plenty: css`
    color: ${vars.color.text.success};
  `,
  few: css`
    color: ${vars.color.text.warning};
  `,
  preorder: css`
    color: ${vars.color.text.warning};
  `,
  none: css`
    color: ${vars.color.text.error};
  `,
};

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  margin: 0;
  font-weight: ${vars.font.weight.medium};

  &::before {
    content: '';
    flex: none;
    block-size: ${vars.space[2]};
    inline-size: ${vars.space[2]};
    border-radius: ${vars.radius.pill};
    background: currentColor;
  }

  /* The dot is drawn by its background, which forced colors take away. */
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }

  ${variants('data-tone', tones)}
`;

function stock({ max, preorderDate, digital }: StockLineProps): { tone: StockTone; text: string } {
  if (max <= 0) return { tone: 'none', text: messages.outOfStock };
  if (preorderDate) return { tone: 'preorder', text: messages.preorder(preorderDate) };
  if (digital) return { tone: 'plenty', text: messages.availableNow };
  if (max <= FEW) return { tone: 'few', text: messages.left(max) };
  return { tone: 'plenty', text: messages.inStock };
}

/** Whether a product can be had now, in words and tone. */
export function StockLine({ max, preorderDate, digital, ...rest }: StockLineProps) {
  const { tone, text } = stock({ max, preorderDate, digital });
  return (
    <Line data-tone={tone} {...rest}>
      {text}
    </Line>
  );
}
