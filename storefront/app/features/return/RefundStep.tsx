import { Form } from '@otzar/design-system/components/Form';
import { Message } from '@otzar/design-system/components/Message';
import { TextField } from '@otzar/design-system/components/TextField';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { RefundMethodChooser } from '@otzar/design-system/widgets/orders/RefundMethodChooser';
import { useState } from 'react';
import * as messages from '#messages/features/return';
import { emailProblem } from '../../platform/complaints.ts';
import { ReturnProgress } from './ReturnProgress.tsx';
import { ReturnSummary } from './ReturnSummary.tsx';
import type { SavedReturn } from './return-module.ts';
import { refundOptions, summaryOf } from './return-view.ts';

interface RefundStepProps {
  kept: SavedReturn;
  order: NonNullable<SavedReturn['order']>;
  onChange: (part: Partial<SavedReturn>) => void;
  onNext: () => void;
}

/** As what the money comes back. */
export function RefundStep(props: RefundStepProps) {
  const { kept, order } = props;
  return (
    <PageColumns
      title={messages.yourRefund}
      lead={<ReturnProgress step="refund" gift={order.gift} />}
      aside={order.gift ? undefined : <ReturnSummary kept={kept} />}
    >
      {order.gift ? <GiftRefund {...props} /> : <OwnRefund {...props} />}
    </PageColumns>
  );
}

function OwnRefund({ kept, order, onChange, onNext }: RefundStepProps) {
  const [tried, setTried] = useState(false);
  const { total } = summaryOf(kept);
  const options = refundOptions(order, total ?? 0);
  const [only] = options;
  const value = options.length === 1 ? (only?.value ?? '') : kept.refund;
  const submit = () => {
    setTried(true);
    if (value === '') return;
    onChange({ refund: value });
    onNext();
  };
  return (
    <Form aria-label={messages.yourRefund} submitLabel={messages.goOn} onSubmit={submit}>
      <RefundMethodChooser
        value={value}
        options={options}
        error={tried && value === '' ? messages.refundMissing : undefined}
        onChange={(refund) => onChange({ refund })}
      />
    </Form>
  );
}

/** Whoever was given something gets a gift card, at an address of their own. */
function GiftRefund({ kept, onChange, onNext }: RefundStepProps) {
  const { email } = kept;
  const [error, setError] = useState<string>();
  const submit = () => {
    const problem = emailProblem(email);
    setError(problem);
    if (problem) return;
    onChange({ email: email.trim(), refund: 'gift_card' });
    onNext();
  };
  return (
    <Form aria-label={messages.yourRefund} submitLabel={messages.goOn} onSubmit={submit}>
      <Message tone="info" title={messages.getGiftCard}>
        {messages.aboutGiftCard}
      </Message>
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={(event) => {
          setError(undefined);
          onChange({ email: event.currentTarget.value, refund: '' });
        }}
      />
    </Form>
  );
}
