import type { PlanGroup } from '@otzar/contract/plan';
import type { Subscription } from '@otzar/contract/subscription';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/subscription';
import { customerModule } from '../../features/customer/customer-module.ts';
import { SignUpView } from '../../features/plan/SignUpView.tsx';
import { paths } from '../../paths.ts';
import { AddressEntry } from '../account/AddressEntry.tsx';
import { CardEntry } from '../account/CardEntry.tsx';
import { useSavedChoices } from './useSavedChoices.ts';

/** What a type of sign-up ends with. */
const confirmations = { 1: paths.subscriptionConfirmation, 2: paths.recurringConfirmation };

const newest = (kept: { id: number }[] = []): string =>
  kept.length > 0 ? String(Math.max(...kept.map(({ id }) => id))) : '';

/** Why nobody can sign up for something, and where to go from there. */
function Refused({ group }: { group: PlanGroup }) {
  const [only] = group.plans;
  const product = group.type_id === 2 ? only?.product : undefined;
  return (
    <PageColumns title={group.name}>
      <EmptyState
        title={product ? messages.cannotComeRegularly : messages.nobodyCanSignUp}
        icon="calendar"
        action={
          <ButtonLink href={product?.path ?? paths.home}>
            {product ? messages.backToItsPage : messages.lookAround}
          </ButtonLink>
        }
      >
        {group.refused}
      </EmptyState>
    </PageColumns>
  );
}

/** The sign-up of a customer, with what they keep to have it sent and paid; more of that is added in place. */
export function SignUp({ group }: { group: PlanGroup }) {
  const { addresses, payments, saved } = useSavedChoices();
  const [added, setAdded] = useState({});
  const [adding, setAdding] = useState<'address' | 'payment'>();
  const navigate = useNavigate();
  if (group.refused !== null) return <Refused group={group} />;

  async function done(kept: boolean): Promise<void> {
    const of = adding;
    setAdding(undefined);
    if (!kept || !of) return;
    const customer = await customerModule.load();
    const all = of === 'address' ? customer?.addresses : customer?.payments;
    setAdded((now) => ({ ...now, [of]: newest(all) }));
  }
  const begun = ({ id, type_id }: Subscription) => void navigate(confirmations[type_id](id));

  return (
    <>
      <SignUpView
        group={group}
        addresses={addresses}
        payments={payments}
        saved={{ ...saved, ...added }}
        onAddAddress={() => setAdding('address')}
        onAddPayment={() => setAdding('payment')}
        onBegun={begun}
      />
      {adding === 'address' && (
        <Dialog open onClose={() => setAdding(undefined)} title={messages.addAddress}>
          <AddressEntry
            address={undefined}
            only={addresses.length === 0}
            legend={messages.whereItGoes}
            onDone={(kept) => void done(kept)}
          />
        </Dialog>
      )}
      {adding === 'payment' && (
        <Dialog open onClose={() => setAdding(undefined)} title={messages.addCard}>
          <CardEntry
            only={payments.length === 0}
            legend={messages.howYouPay}
            onDone={(kept) => void done(kept)}
          />
        </Dialog>
      )}
    </>
  );
}
