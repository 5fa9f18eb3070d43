import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as own from '#messages/components/FailedState';
import { useMessages } from '../../foundations/messages/index.ts';
import { Button } from '../Button/index.ts';
import { StatePanel } from '../EmptyState/StatePanel.tsx';

export interface FailedStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What could not be had: `We could not load your orders`. */
  title: ReactNode;
  /** Told to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether another try is under way. */
  busy?: boolean;
}

/** A part of a page that could not be loaded: says so, and tries again. Its children say what to do. */
export function FailedState({ title, onRetry, busy = false, children, ...rest }: FailedStateProps) {
  const messages = useMessages('failedState', own);
  const retry = onRetry && (
    <Button intent="secondary" busy={busy} onClick={() => onRetry()}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <StatePanel role="alert" tone="failed" icon="warning" title={title} action={retry} {...rest}>
      {children === undefined ? messages.checkConnection : children}
    </StatePanel>
  );
}
