import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

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

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  margin: 0;
  color: ${vars.color.text.success};
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

  &[data-tone='few'],
  &[data-tone='preorder'] {
    color: ${vars.color.text.warning};
  }

  &[data-tone='none'] {
    color: ${vars.color.text.error};
  }
`;

function stock({ max, preorderDate, digital }: StockLineProps) {
  if (max <= 0) return { tone: 'none', text: 'Out of stock' };
  if (preorderDate) return { tone: 'preorder', text: `Preorder: comes out ${preorderDate}` };
  if (digital) return { tone: 'plenty', text: 'Available now' };
  if (max <= FEW) return { tone: 'few', text: max === 1 ? 'Last one' : `Only ${max} left` };
  return { tone: 'plenty', text: 'In stock' };
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
