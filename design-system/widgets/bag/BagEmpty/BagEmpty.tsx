import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/bag/BagEmpty';
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
  title = messages.title,
  text = messages.text,
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
