import { vars } from '@otzar/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/SubscriptionForm';
import { Button } from '../../../components/Button/index.ts';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { type RadioCard, RadioCards } from '../../../components/RadioCards/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

/** The value of the choice that asks for a day of the shopper's own. */
const OWN_DAY = 'own-day';

const ownDay = { value: OWN_DAY, title: messages.ownDay };

export interface CancelChoiceProps
  extends Omit<FormProps, 'children' | 'submitLabel' | 'aside' | 'onSubmit' | 'onCancel'> {
  /** From when it can end, the first being the kindest; `value` is what `onCancel` is told. */
  dates: readonly RadioCard[];
  /** The first and the last day, `YYYY-MM-DD`, that can be chosen besides; without them there is no such choice. */
  days?: { first: string; last: string } | undefined;
  /** Told the chosen date, once the shopper has confirmed it. */
  onCancel: (date: string) => void;
  /** Told that it goes on after all. */
  onKeep: (button: HTMLElement) => void;
}

const Choice = styled(Form)`
  padding-block: ${vars.space[2]} ${vars.space[4]};

  > p {
    margin: 0;
    color: ${vars.color.text.muted};
  }
`;

/** From when a subscription ends: it ends on a second, plain yes. */
export function CancelChoice({ dates, days, busy, onCancel, onKeep, ...rest }: CancelChoiceProps) {
  const [date, setDate] = useState(dates[0]?.value ?? '');
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();

  function cancel(): void {
    const own = date === OWN_DAY;
    const fits = !own || (days && day >= days.first && day <= days.last);
    setError(fits ? undefined : messages.chooseDay);
    if (fits) onCancel(own ? day : date);
  }

  return (
    <Choice
      aria-label={messages.cancelSubscription}
      {...rest}
      busy={busy}
      onSubmit={cancel}
      aside={
        <>
          <Button type="submit" intent="danger" busy={busy}>
            {messages.confirmCancel}
          </Button>
          <Button intent="secondary" onClick={(event) => onKeep(event.currentTarget)}>
            {messages.keep}
          </Button>
        </>
      }
    >
      <p>{messages.canStartAgain}</p>
      <RadioCards
        legend={messages.whenToEnd}
        name="cancel-date"
        value={date}
        options={days ? [...dates, ownDay] : dates}
        onChange={setDate}
      />
      {days && date === OWN_DAY && (
        <TextField
          label={messages.lastDay}
          name="cancel-day"
          type="date"
          required
          min={days.first}
          max={days.last}
          value={day}
          error={error}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setError(undefined);
          }}
        />
      )}
    </Choice>
  );
}
