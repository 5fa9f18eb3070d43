import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../variants/index.ts';
import { idOfDrawing } from './drawing-id.ts';
import type { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings | 'heart-filled';

/** Drawings that point somewhere, and so turn round with the direction of the text. */
const pointing: ReadonlySet<IconName> = new Set<IconName>([
  'chevron-start',
  'chevron-end',
  'return',
  'truck',
]);

type IconSize = 'small' | 'medium' | 'large';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Which drawing it shows. */
  name: IconName;
  /** How large it is: 16, 20 or 24 px at the usual text size. */
  size?: IconSize;
}

const sizes: Record<IconSize, RuleSet> = {
  small: css`
    inline-size: ${vars.size.iconSmall};
    block-size: ${vars.size.iconSmall};
  `,
  medium: css``,
  large: css`
    inline-size: ${vars.size.iconLarge};
    block-size: ${vars.size.iconLarge};
  `,
};

const Drawing = styled.svg`
  flex: none;
  inline-size: ${vars.size.icon};
  block-size: ${vars.size.icon};
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${variants('data-size', sizes)}
  &[data-filled] {
    fill: currentcolor;
  }
  &[data-pointing]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/**
 * A line drawing in the colour of the text. It is decoration: what it means stands beside it, or in a
 * label. The page holds the drawings themselves (`iconSheet`).
 */
export function Icon({ name, size = 'medium', ...rest }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={name === 'heart-filled' || undefined}
      data-pointing={pointing.has(name) || undefined}
      {...rest}
    >
      <use href={`#${idOfDrawing(name === 'heart-filled' ? 'heart' : name)}`} />
    </Drawing>
  );
}
