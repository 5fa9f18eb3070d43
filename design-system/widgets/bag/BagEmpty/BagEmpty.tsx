import type { ComponentPropsWithRef } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';

export interface BagEmptyProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Says that it is empty. */
  title?: string;
  /** Says what happens to what is added. */
  text?: string;
  /** The way back to the shelves. */
  action: { label: string; href: string };
}

/** The bag before anything is in it. */
export function BagEmpty({
  title = 'Your bag is empty',
  text = 'What you add is kept here, on this device, until you are ready.',
  action,
  ...rest
}: BagEmptyProps) {
  return (
    <EmptyState
      title={title}
      action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      {...rest}
    >
      {text}
    </EmptyState>
  );
}
