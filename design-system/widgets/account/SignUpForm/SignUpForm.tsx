import { media, vars } from '@otzar/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/SignUpForm';
import { Button } from '../../../components/Button/index.ts';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import type { RadioCard } from '../../../components/RadioCards/index.ts';
import { RadioCards } from '../../../components/RadioCards/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { QuantitySelector } from '../../bag/QuantitySelector/index.ts';

/** What is asked of somebody who signs up. Ids are texts here, as in every field of a form. */
export interface SignUpValues {
  /** The chosen plan's; empty for none yet. */
  plan: string;
  /** One of the offered rhythms. */
  frequency: string;
  /** How many come each time. */
  quantity: number;
  /** The day of the first order, `YYYY-MM-DD`. */
  firstDay: string;
  /** The saved address it goes to. */
  address: string;
  /** The saved card it is charged to. */
  payment: string;
}

export interface SignUpFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What is chosen so far. */
  values: SignUpValues;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<keyof SignUpValues, string | undefined>>;
  /** What comes: a `PlanChooser`, or the one thing there is. */
  what: ReactNode;
  /** How often it can come. */
  frequencies: readonly { label: string; value: string }[];
  /** How many can be had each time. */
  max: number;
  /** The first and the last day on which it can begin, `YYYY-MM-DD`. */
  days: { first: string; last: string };
  /** The saved addresses; nothing for what is not sent. */
  addresses?: readonly RadioCard[] | undefined;
  /** The saved cards. */
  payments: readonly RadioCard[];
  /** Told what changes, with its new value. */
  onChange: (change: Partial<SignUpValues>) => void;
  /** Told that another address is to be entered. */
  onAddAddress: () => void;
  /** Told that another card is to be entered. */
  onAddPayment: () => void;
}

const Sheet = styled(Form)`
  max-inline-size: none;

  .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[8]};
  }

  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
    justify-items: start;
    padding-block-start: ${vars.space[6]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .cards {
    inline-size: 100%;
    max-inline-size: ${vars.size.form};
  }

  .part h2 {
    margin-block-end: ${vars.space[3]};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
  }

  .part h2 {
    margin-block-end: 0;
  }

  .rhythm {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
    inline-size: 100%;
    max-inline-size: ${vars.size.form};
  }

  .none {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  @media ${media.tablet} {
    .rhythm {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .rhythm > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** What comes, how often, from when, where to and who pays; its button stands beside what it costs. */
export function SignUpForm({
  values,
  errors = {},
  what,
  frequencies,
  max,
  days,
  addresses,
  payments,
  onChange,
  onAddAddress,
  onAddPayment,
  ...rest
}: SignUpFormProps) {
  return (
    <Sheet aria-label={messages.signUp} {...rest}>
      <div className="parts">
        <div>{what}</div>
        <div className="part">
          <h2>{messages.howOften}</h2>
          <div className="rhythm">
            <SelectField
              label={messages.itComes}
              name="frequency"
              required
              options={frequencies}
              value={values.frequency}
              error={errors.frequency}
              onChange={(event) => onChange({ frequency: event.currentTarget.value })}
            />
            <QuantitySelector
              among="fields"
              label={messages.howMany}
              value={values.quantity}
              max={max}
              error={errors.quantity}
              onChange={(quantity) => onChange({ quantity })}
            />
            <TextField
              label={messages.firstOrder}
              name="first_on"
              type="date"
              required
              min={days.first}
              max={days.last}
              hint={messages.firstOrderHint}
              value={values.firstDay}
              error={errors.firstDay}
              onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
            />
          </div>
        </div>
        {addresses && (
          <div className="part">
            <RadioCards
              className="cards"
              legendRank="section"
              legend={messages.whereItGoes}
              name="address"
              options={addresses}
              value={values.address}
              error={errors.address}
              onChange={(address) => onChange({ address })}
            />
            {addresses.length === 0 && <p className="none">{messages.noAddress}</p>}
            <Button intent="secondary" icon="plus" onClick={onAddAddress}>
              {messages.addAddress}
            </Button>
          </div>
        )}
        <div className="part">
          <RadioCards
            className="cards"
            legendRank="section"
            legend={messages.howYouPay}
            name="payment"
            options={payments}
            value={values.payment}
            error={errors.payment}
            onChange={(payment) => onChange({ payment })}
          />
          {payments.length === 0 && <p className="none">{messages.noCard}</p>}
          <Button intent="secondary" icon="plus" onClick={onAddPayment}>
            {messages.addCard}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
