import type { PlanGroup } from '@otzar/contract/plan';
import type { Subscription } from '@otzar/contract/subscription';
import { Button } from '@otzar/design-system/components/Button';
import { Message } from '@otzar/design-system/components/Message';
import type { RadioCard } from '@otzar/design-system/components/RadioCards';
import { SignUpForm } from '@otzar/design-system/widgets/account/SignUpForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { frequencyLabel } from '@otzar/domain/subscription';
import * as messages from '#messages/features/plan';
import { EachTime } from './EachTime.tsx';
import { type Saved, useSignUp } from './useSignUp.ts';
import { WhatComes } from './WhatComes.tsx';

const FORM = 'sign-up';

interface SignUpViewProps {
  group: PlanGroup;
  /** The customer's addresses and cards, by id, and those that it starts from. */
  addresses: readonly RadioCard[];
  payments: readonly RadioCard[];
  saved: Saved;
  onAddAddress: () => void;
  onAddPayment: () => void;
  /** Told what was begun. */
  onBegun: (begun: Subscription) => void;
}

/** Signs a customer up for what comes again and again. */
export function SignUpView(props: SignUpViewProps) {
  const { group, addresses, payments, saved, onAddAddress, onAddPayment, onBegun } = props;
  const { values, plan, posted, errors, failure, busy, change, send } = useSignUp(
    group,
    saved,
    onBegun,
  );
  const frequencies = (plan ?? group.plans[0])?.frequencies ?? [];
  return (
    <PageColumns
      title={group.name}
      lead={<p>{group.lead}</p>}
      aside={
        <EachTime
          plan={plan}
          quantity={values.quantity}
          posted={posted}
          address={posted && values.address ? Number(values.address) : null}
        >
          {failure && <Message tone="error">{failure}</Message>}
          <Button type="submit" form={FORM} size="large" busy={busy}>
            {messages.start}
          </Button>
        </EachTime>
      }
    >
      <SignUpForm
        id={FORM}
        values={values}
        errors={errors}
        what={
          <WhatComes
            group={group}
            value={values.plan}
            error={errors.plan}
            onChange={(next) => change({ plan: next })}
          />
        }
        frequencies={frequencies.map((value) => ({ value, label: frequencyLabel(value) }))}
        max={plan?.product.max ?? 99}
        days={{ first: group.first_day, last: group.last_day }}
        addresses={posted ? addresses : undefined}
        payments={payments}
        busy={busy}
        onChange={change}
        onAddAddress={onAddAddress}
        onAddPayment={onAddPayment}
        onSubmit={() => void send()}
      />
    </PageColumns>
  );
}
