import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../foundations/icons/index.ts';
import { StatePanel } from './StatePanel.tsx';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What is empty, in the shopper's words. */
  title: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  /** A drawing above the title; decoration. */
  icon?: IconName;
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ action, ...rest }: EmptyStateProps) {
  return <StatePanel tone="empty" action={action} {...rest} />;
}
