import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as own from '#messages/components/Price';
import { useMessages } from '../../foundations/messages/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';

type PriceSize = 'small' | 'medium' | 'large';

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it costs in the shopper's currency, as they read it: `$24.95`, `24,95 €`, `Free`. */
  price: string;
  /** The dearest of several choices, where `price` is the cheapest. */
  upTo?: string | undefined;
  /** What it cost before, as the shopper reads it; shown struck through. Pass it only when it is above the price. */
  formerPrice?: string | undefined;
  /** Whether it is not asked for after all, such as a fee that a discount takes away. */
  waived?: boolean;
  /** How large it stands on the page. */
  size?: PriceSize;
}

const sizes: Record<PriceSize, RuleSet> = {
  small: css`
    font-size: ${vars.font.size[-1]};
  `,
  medium: css``,
  large: css`
    font-size: ${vars.font.size[3]};
  `,
};

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${vars.space[2]};
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: ${vars.font.weight.medium};
  ${variants('data-size', sizes)}

  s {
    color: ${vars.color.text.muted};
    font-weight: ${vars.font.weight.regular};
  }

  bdi + s {
    font-size: ${vars.font.size[-1]};
  }

  bdi:has(+ s) {
    color: ${vars.color.text.accent};
  }
`;

/** A price, and the one it came down from. Each amount reads in its own direction, whatever stands around it. */
export function Price({
  price,
  upTo,
  formerPrice,
  waived = false,
  size = 'medium',
  ...rest
}: PriceProps) {
  const messages = useMessages('price', own);
  if (waived) {
    return (
      <Root data-size={size} {...rest}>
        <s>
          <VisuallyHidden>{messages.waived}</VisuallyHidden>
          <bdi>{price}</bdi>
        </s>
      </Root>
    );
  }
  return (
    <Root data-size={size} {...rest}>
      <bdi>{upTo ? `${price} – ${upTo}` : price}</bdi>
      {formerPrice && (
        <s>
          <VisuallyHidden>{messages.was}</VisuallyHidden>
          <bdi>{formerPrice}</bdi>
        </s>
      )}
    </Root>
  );
}
