import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/orders/RefundMethodChooser';
import { RadioCards } from '../../../components/RadioCards/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { type SummaryRow, SummaryRows } from '../../checkout/OrderSummary/index.ts';

export type RefundMethod = 'card' | 'gift_card';

export interface RefundMethodChooserProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What is chosen; empty leaves all unchosen. */
  value: RefundMethod | '';
  /** How it can come back; `amount` is formatted. A gift comes back as a gift card alone. */
  options: readonly { value: RefundMethod; title: string; when: string; amount: string }[];
  /** How the amount came about. */
  rows?: SummaryRow[];
  /** What is wrong and what to do about it. */
  error?: string;
  /** Told what is chosen. */
  onChange: (value: RefundMethod) => void;
}

/** As what the money comes back, how much, and when. */
export function RefundMethodChooser({
  value,
  options,
  rows,
  error,
  onChange,
  ...rest
}: RefundMethodChooserProps) {
  return (
    <Stack {...rest}>
      <RadioCards
        legend={messages.howToRefund}
        name="refund"
        value={value}
        options={options.map(({ when, amount, ...option }) => ({
          ...option,
          description: when,
          aside: amount,
        }))}
        error={error}
        onChange={(chosen) => onChange(chosen === 'gift_card' ? 'gift_card' : 'card')}
      />
      {rows && rows.length > 0 && <SummaryRows rows={rows} />}
    </Stack>
  );
}
