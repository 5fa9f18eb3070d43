import { type SizeName, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, keyframes, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';

/** A size token's name, or a share of what it stands in. */
export type SkeletonLength = SizeName | `${number}%`;

type SkeletonShape = 'text' | 'block' | 'circle';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The shape of what comes. */
  shape?: SkeletonShape;
  /** How wide it is. */
  width?: SkeletonLength;
  /** How tall it is; a line of text has its own height. */
  height?: SkeletonLength;
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const shapes: Record<SkeletonShape, RuleSet> = {
  text: css``,
  block: css`
    margin-block: 0;
    border-radius: ${vars.radius.medium};
  `,
  circle: css`
    margin-block: 0;
    border-radius: ${vars.radius.pill};
  `,
};

const Root = styled.span`
  display: block;
  block-size: ${vars.space[4]};
  margin-block: ${vars.space[1]};
  border-radius: ${vars.radius.small};
  background: ${vars.color.line.default};
  animation: ${breathe} ${vars.motion.duration.cycle} ease-in-out infinite;
  ${variants('data-shape', shapes)}
`;

const isShare = (length: SkeletonLength): length is `${number}%` => length.endsWith('%');

const cssLength = (length: SkeletonLength | undefined) =>
  length && (isShare(length) ? length : `var(--size-${length})`);

/** Stands where content is about to come, in its shape, so that nothing moves when it does. */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  const lengths = { inlineSize: cssLength(width), blockSize: cssLength(height) };
  return <Root aria-hidden="true" data-shape={shape} style={{ ...lengths, ...style }} {...rest} />;
}
