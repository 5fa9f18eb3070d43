import type { BagLine } from '@otzar/contract/bag';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Stack } from '@otzar/design-system/components/Stack';
import {
  OrderSummary,
  type OrderSummaryProps,
} from '@otzar/design-system/widgets/checkout/OrderSummary';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/bag';
import { paths } from '../../paths.ts';
import { BagFreeShipping, type FreeShipping } from './BagFreeShipping.tsx';
import { useToldTotal } from './useToldTotal.ts';

export interface BagSummaryProps {
  lines: BagLine[];
  /** What they come to, and how. */
  figures: Pick<OrderSummaryProps, 'rows' | 'total'>;
  /** Null where nothing is sent to. */
  freeShipping: FreeShipping | null;
  /** What changes the figures: the place they go to, codes. */
  entries: ReactNode;
  /** What is to be known of the figures, in a sentence. */
  note: string | undefined;
}

/** What a bag comes to so far, and the way to the checkout. */
export function BagSummary({ lines, figures, freeShipping, entries, note }: BagSummaryProps) {
  useToldTotal(figures.total);
  return (
    <OrderSummary
      {...figures}
      footnote={
        <Stack apart="parts">
          {entries}
          <BagFreeShipping lines={lines} offer={freeShipping} />
          {note && <p>{note}</p>}
        </Stack>
      }
    >
      <ButtonLink href={paths.checkout} size="large" block>
        {messages.checkout}
      </ButtonLink>
    </OrderSummary>
  );
}
