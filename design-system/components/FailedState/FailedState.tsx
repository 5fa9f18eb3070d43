import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../foundations/icons/index.ts';
import { Button } from '../Button/index.ts';

export interface FailedStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What could not be had: `We could not load your orders`. */
  title: ReactNode;
  /** Told to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether another try is under way. */
  busy?: boolean;
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.size.measure};
  margin-inline: auto;
  padding-block: ${vars.space[12]};
  padding-inline: ${vars.space[4]};
  color: ${vars.color.text.muted};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  & > svg {
    box-sizing: content-box;
    padding: ${vars.space[4]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.error};
    color: ${vars.color.text.error};
  }

  h2 {
    max-inline-size: 100%;
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[2]};
  }

  div {
    max-inline-size: 100%;
    margin-block-end: ${vars.space[3]};
  }
`;

/** A part of a page that could not be loaded: says so, and tries again. Its children say what to do. */
export function FailedState({
  title,
  onRetry,
  busy = false,
  children = 'Check your connection, then try again.',
  ...rest
}: FailedStateProps) {
  return (
    <Root role="alert" {...rest}>
      <Icon name="warning" size="large" />
      <h2>{title}</h2>
      <div>{children}</div>
      {onRetry && (
        <Button intent="secondary" busy={busy} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </Root>
  );
}
