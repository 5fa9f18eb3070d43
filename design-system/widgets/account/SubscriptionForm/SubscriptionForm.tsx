import { vars } from '@otzar/tokens';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/SubscriptionForm';
import { Button } from '../../../components/Button/index.ts';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { type RadioCard, RadioCards } from '../../../components/RadioCards/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { QuantitySelector } from '../../bag/QuantitySelector/index.ts';

/** What can be changed about a subscription. Ids are texts here, as in every field of a form. */
export interface SubscriptionValues {
  /** One of the offered rhythms. */
  frequency: string;
  /** How many come each time. */
  quantity: number;
  /** The saved address it goes to. */
  address: string;
  /** The saved payment it is charged to. */
  payment: string;
}

export interface SubscriptionFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What is chosen so far. */
  values: SubscriptionValues;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<keyof SubscriptionValues, string>>;
  /** How often it can come. */
  frequencies: readonly { label: string; value: string }[];
  /** How many can be had each time. */
  max: number;
  /** The saved addresses; digital subscriptions have none. */
  addresses: readonly RadioCard[];
  /** The saved payments; without one, that is said. */
  payments: readonly RadioCard[];
  /** When it comes next, formatted; nothing while it is paused. */
  nextDate?: string | undefined;
  /** What skipping comes to, in a sentence, e.g. `Next: Jun 1, 2026 becomes Jul 1, 2026, if you skip this one.` */
  skipNote?: string | undefined;
  /** What resuming comes to, in a sentence. */
  resumeNote?: string | undefined;
  /** What the frequency that is chosen comes to, in a sentence, before it is saved. */
  frequencyNote?: string | undefined;
  /** Whether its last order failed: what can be done then is said above the form. */
  failed?: boolean;
  /** Where addresses and payments are added. */
  accountLink?: ReactNode;
  /** What was just saved, e.g. `Saved. The next one comes on Mon, June 1.` */
  saved?: string | undefined;
  /** Told what changes, with its new value. */
  onChange: (change: Partial<SubscriptionValues>) => void;
  /** Told that the next delivery is left out. */
  onSkip: () => void;
  /** Told that it rests until it is resumed. */
  onPause: () => void;
  /** Told that it goes on. */
  onResume: () => void;
}

const Update = styled(Form)`
  gap: ${vars.space[6]};

  .next {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
    padding: ${vars.space[4]} ${vars.space[5]};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.sunken};
  }

  .next p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .next b {
    font-weight: ${vars.font.weight.medium};
  }

  .next div {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${vars.size.card}, 1fr));
    align-items: start;
    gap: ${vars.space[4]};
  }

  .next .then {
    grid-column: 2;
  }

  .pair .then {
    grid-column: 1 / -1;
  }

  .pair .then:empty {
    display: none;
  }

  .then,
  .none {
    margin: 0;
    color: ${vars.color.text.muted};
  }
`;

/** Everything about a subscription that can be changed; ending it is `CancelSubscription`. */
export function SubscriptionForm({
  values,
  errors = {},
  frequencies,
  max,
  addresses,
  payments,
  nextDate,
  skipNote,
  resumeNote,
  frequencyNote,
  failed = false,
  accountLink,
  saved,
  onChange,
  onSkip,
  onPause,
  onResume,
  ...rest
}: SubscriptionFormProps) {
  const id = useId();
  const turnNote = nextDate ? skipNote : resumeNote;
  return (
    <Update aria-label={messages.subscription} submitLabel={messages.saveChanges} {...rest}>
      {!failed && (
        <div className="next">
          <Icon name={nextDate ? 'calendar' : 'pause'} />
          <p>
            {nextDate ? (
              <>
                {messages.nextDelivery} <b>{nextDate}</b>
              </>
            ) : (
              messages.isPaused
            )}
          </p>
          {turnNote && (
            <p id={id} className="then">
              {turnNote}
            </p>
          )}
          <div>
            {nextDate ? (
              <>
                <Button intent="secondary" aria-describedby={skipNote && id} onClick={onSkip}>
                  {messages.skipDelivery}
                </Button>
                <Button intent="secondary" icon="pause" onClick={onPause}>
                  {messages.pause}
                </Button>
              </>
            ) : (
              <Button intent="secondary" aria-describedby={resumeNote && id} onClick={onResume}>
                {messages.resume}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className="pair">
        <SelectField
          label={messages.howOften}
          name="frequency"
          required
          options={frequencies}
          value={values.frequency}
          error={errors.frequency}
          onChange={(event) => onChange({ frequency: event.currentTarget.value })}
        />
        <QuantitySelector
          among="fields"
          value={values.quantity}
          max={max}
          error={errors.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
        <p role="status" className="then">
          {frequencyNote}
        </p>
      </div>
      {addresses.length > 0 && (
        <RadioCards
          legend={messages.whereItGoes}
          name="address"
          options={addresses}
          value={values.address}
          error={errors.address}
          onChange={(address) => onChange({ address })}
        />
      )}
      <RadioCards
        legend={messages.howYouPay}
        name="payment"
        options={payments}
        value={values.payment}
        error={errors.payment}
        onChange={(payment) => onChange({ payment })}
      />
      {payments.length === 0 && <p className="none">{messages.noCard}</p>}
      {accountLink}
      {saved && <Message tone="success">{saved}</Message>}
    </Update>
  );
}
