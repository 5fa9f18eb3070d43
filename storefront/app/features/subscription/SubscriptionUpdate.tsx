import type { Subscription } from '@otzar/contract/subscription';
import { Message } from '@otzar/design-system/components/Message';
import type { RadioCard } from '@otzar/design-system/components/RadioCards';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import {
  CancelSubscription,
  SubscriptionForm,
} from '@otzar/design-system/widgets/account/SubscriptionForm';
import { shortDateText } from '@otzar/domain/delivery';
import { isPosted } from '@otzar/domain/recurring';
import { type ReactNode, useState } from 'react';
import { usePrices } from '../../platform/prices.ts';
import { changedText } from './changed-text.ts';
import { frequencies } from './frequencies.ts';
import { NoteAction } from './NoteAction.tsx';
import {
  cancelDates,
  cancelDays,
  changeNotes,
  frequencyNote,
  noteOf,
  termsOf,
} from './subscription-view.ts';
import { type SubscriptionChange, useSubscription } from './useSubscription.ts';

/** At most so many come each time. */
const MOST = 99;

interface SubscriptionUpdateProps {
  first: Subscription;
  /** The customer's addresses and cards, by id. */
  addresses: readonly RadioCard[];
  payments: readonly RadioCard[];
  /** Where they are added. */
  accountLink: ReactNode;
}

const valuesOf = ({ frequency, quantity, address_id, payment_id }: Subscription) => ({
  frequency: frequency as string,
  quantity,
  address: String(address_id ?? ''),
  payment: String(payment_id ?? ''),
});

/** Everything about a subscription that can be changed, and its end. */
export function SubscriptionUpdate(props: SubscriptionUpdateProps) {
  const { first, addresses, payments, accountLink } = props;
  const { subscription, busy, failure, errors, change, cancel } = useSubscription(first);
  const [values, setValues] = useState(() => valuesOf(first));
  const [saved, setSaved] = useState<string>();
  const { both } = usePrices();
  const { product, status, next_on, ends_on } = subscription;

  async function ask(body: SubscriptionChange): Promise<void> {
    setSaved(undefined);
    const now = await change(body);
    if (now) setSaved(changedText(now, body) || undefined);
  }
  async function end(date: string): Promise<void> {
    setSaved(undefined);
    const now = await cancel(date);
    if (now) setSaved(changedText(now, {}));
  }
  const save = (more: SubscriptionChange = {}) =>
    ask({
      ...more,
      frequency: values.frequency as Subscription['frequency'],
      quantity: values.quantity,
      ...(values.address && { address_id: Number(values.address) }),
      ...(values.payment && { payment_id: Number(values.payment) }),
    });
  const note = noteOf(subscription);
  const notes = changeNotes(subscription);
  const frequency = values.frequency as Subscription['frequency'];
  const isTurnable = status === 'failed' || status === 'cancelled' || ends_on !== null;
  const then = status === 'failed' ? notes.skip : notes.resume;

  return (
    <AccountPart title={product.title} text={termsOf(subscription, both)}>
      {note && (status !== 'paused' || subscription.failure) && (
        <Message
          tone={status === 'failed' ? 'error' : 'info'}
          action={
            isTurnable && (
              <NoteAction
                {...{ status, busy }}
                onRetry={() => void save({ retry: true })}
                onSkip={() => void ask({ skip: true })}
                onResume={() => void ask({ status: 'active' })}
              />
            )
          }
        >
          {note} {then}
        </Message>
      )}
      {status === 'cancelled' ? (
        saved && <Message tone="success">{saved}</Message>
      ) : (
        <>
          <SubscriptionForm
            values={values}
            errors={{
              frequency: errors.frequency,
              quantity: errors.quantity,
              address: errors.address_id,
              payment: errors.payment_id,
            }}
            frequencies={frequencies}
            max={MOST}
            addresses={isPosted(product) ? addresses : []}
            payments={payments}
            nextDate={next_on ? shortDateText(next_on) : undefined}
            skipNote={notes.skip}
            resumeNote={notes.resume}
            frequencyNote={frequencyNote(subscription, frequency)}
            failed={status === 'failed'}
            accountLink={accountLink}
            saved={saved}
            busy={busy}
            failure={failure}
            onChange={(part) => setValues((now) => ({ ...now, ...part }))}
            onSkip={() => void ask({ skip: true })}
            onPause={() => void ask({ status: 'paused' })}
            onResume={() => void ask({ status: 'active' })}
            onSubmit={() => void save()}
          />
          {ends_on === null && (
            <CancelSubscription
              dates={cancelDates(subscription)}
              days={cancelDays(new Date())}
              busy={busy}
              failure={failure}
              onCancel={(date) => void end(date)}
            />
          )}
        </>
      )}
    </AccountPart>
  );
}
