import type { Subscription } from '@otzar/contract/subscription';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { SubscriptionCard } from '@otzar/design-system/widgets/account/SubscriptionCard';
import { shortDateText } from '@otzar/domain/delivery';
import { useSetAtom } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as messages from '#messages/features/subscription';
import { paths } from '../../paths.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { usePrices } from '../../platform/prices.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { changedText } from './changed-text.ts';
import { changeNotes, noteOf, termsOf } from './subscription-view.ts';
import { type SubscriptionChange, useSubscription } from './useSubscription.ts';

const CancelDialog = lazy(retryImport(() => import('./CancelDialog.tsx')));

function SubscriptionEntry({ first }: { first: Subscription }) {
  const { subscription, busy, failure, change, cancel } = useSubscription(first);
  const { both } = usePrices();
  const say = useSetAtom(showMessageAtom);
  const [cancelling, setCancelling] = useState(false);
  const { id, product, status, next_on, ends_on } = subscription;
  const notes = changeNotes(subscription);

  const ask = async (body: SubscriptionChange) => {
    const now = await change(body);
    if (now) say({ tone: 'success', text: changedText(now, body) });
  };
  const end = async (date: string) => {
    const now = await cancel(date);
    if (!now) return;
    setCancelling(false);
    say({ tone: 'success', text: changedText(now, {}) });
  };

  return (
    <Stack apart="parts">
      <SubscriptionCard
        title={product.title}
        picture={product.image}
        status={status}
        terms={termsOf(subscription, both)}
        nextDate={next_on ? shortDateText(next_on) : undefined}
        note={noteOf(subscription)}
        skipNote={status === 'active' ? notes.skip : undefined}
        resumeNote={notes.resume}
        ending={ends_on !== null}
        updateHref={paths.updateSubscription(id)}
        busy={busy}
        onSkip={() => void ask({ skip: true })}
        onPause={() => void ask({ status: 'paused' })}
        onResume={() => void ask({ status: 'active' })}
        onCancel={() => setCancelling(true)}
      />
      {failure && !cancelling && <Message tone="error">{failure}</Message>}
      {cancelling && (
        <Suspense>
          <CancelDialog
            subscription={subscription}
            busy={busy}
            failure={failure}
            onCancel={(date) => void end(date)}
            onClose={() => setCancelling(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface SubscriptionsViewProps {
  first: Subscription[];
  /** What else can come. */
  more: ReactNode;
}

/** What comes to a customer again and again: what goes on first, then what has ended. */
export function SubscriptionsView({ first, more }: SubscriptionsViewProps) {
  if (first.length === 0) {
    return (
      <>
        <EmptyState
          title={messages.noneYet}
          icon="calendar"
          action={<ButtonLink href="#regular">{messages.seeWhatCanCome}</ButtonLink>}
        >
          {messages.whatComesHere}
        </EmptyState>
        {more}
      </>
    );
  }
  const goesOn = first.filter(({ status }) => status !== 'cancelled');
  const ended = first.filter(({ status }) => status === 'cancelled');
  return (
    <>
      {goesOn.length > 0 && (
        <AccountPart title={messages.goingOn}>
          {goesOn.map((one) => (
            <SubscriptionEntry key={one.id} first={one} />
          ))}
        </AccountPart>
      )}
      {ended.length > 0 && (
        <AccountPart title={messages.ended}>
          {ended.map((one) => (
            <SubscriptionEntry key={one.id} first={one} />
          ))}
        </AccountPart>
      )}
      {more}
    </>
  );
}
