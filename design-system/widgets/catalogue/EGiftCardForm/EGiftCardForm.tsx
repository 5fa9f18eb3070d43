import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/EGiftCardForm';
import { CharacterCount } from '../../../components/CharacterCount/index.ts';
import { FieldGroup } from '../../../components/FieldGroup/index.ts';
import { Form } from '../../../components/Form/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { GiftCardAmount } from '../GiftCardAmount/index.ts';
import { type CardDesign, DesignChooser } from './DesignChooser.tsx';

/** The fields of an e-gift card, by name. */
export type EGiftCardField =
  | 'recipient_name'
  | 'recipient_email'
  | 'sender_name'
  | 'message'
  | 'deliver_on';

/** What is chosen and typed so far. */
export interface EGiftCardValues extends Record<EGiftCardField, string> {
  /** In dollars; null while there is none that can be had. */
  amount: number | null;
  /** The value of a design. */
  design: string;
}

export interface EGiftCardFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onChange' | 'onSubmit'> {
  /** The amounts that are offered, in dollars, each as the shopper reads it. */
  amounts: readonly { value: number; label: string }[];
  /** The least and the most that another amount may be, in dollars. */
  range: { min: number; max: number };
  designs: readonly CardDesign[];
  values: EGiftCardValues;
  /** A sentence for each field at fault. */
  errors: Partial<Record<EGiftCardField | 'amount', string>>;
  /** The days on which it can be mailed, `YYYY-MM-DD`. */
  days: { first: string; last: string };
  /** How many characters the message has room for. */
  maxMessage?: number;
  /** Told what changed. */
  onChange: (changed: Partial<EGiftCardValues>) => void;
  /** Told that the card is to go into the bag. */
  onSubmit: () => void;
  busy?: boolean;
  /** What is charged for the chosen amount, in words, where it is shown in another currency too. */
  charged?: string | undefined;
  /** What the whole failed of. */
  failure?: ReactNode;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${vars.size.card}), 1fr));
  align-items: start;
  gap: ${vars.space[4]};
`;

const Charged = styled.p`
  margin: 0;
  color: ${vars.color.text.muted};
`;

/** Makes an e-gift card: how much, how it looks, who it is for and when it comes. */
export function EGiftCardForm({
  amounts,
  range,
  designs,
  values,
  errors,
  days,
  maxMessage = 500,
  onChange,
  onSubmit,
  busy,
  charged,
  failure,
  ...rest
}: EGiftCardFormProps) {
  const field = (name: EGiftCardField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <Form
      aria-label={messages.eGiftCard}
      {...rest}
      submitLabel={messages.addToBag}
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
    >
      <DesignChooser
        designs={designs}
        value={values.design}
        onChange={(design) => onChange({ design })}
      />
      <GiftCardAmount
        amounts={amounts}
        range={range}
        value={values.amount}
        error={errors.amount}
        onChange={(amount) => onChange({ amount })}
      />
      {charged && <Charged>{charged}</Charged>}
      <FieldGroup legend={messages.forWhom}>
        <Pair>
          <TextField
            label={messages.recipientName}
            required
            maxLength={120}
            dir="auto"
            {...field('recipient_name')}
          />
          <TextField
            label={messages.recipientEmail}
            required
            type="email"
            inputMode="email"
            maxLength={254}
            {...field('recipient_email')}
          />
        </Pair>
        <TextField
          label={messages.yourName}
          required
          autoComplete="name"
          maxLength={120}
          dir="auto"
          {...field('sender_name')}
        />
        <div>
          <TextArea
            label={messages.message}
            hint={messages.messageHint}
            optional
            rows={4}
            dir="auto"
            maxLength={maxMessage}
            {...field('message')}
          />
          <CharacterCount length={values.message.length} max={maxMessage} />
        </div>
        <TextField
          label={messages.deliveryDate}
          type="date"
          hint={messages.deliveryDateHint}
          optional
          min={days.first}
          max={days.last}
          {...field('deliver_on')}
        />
      </FieldGroup>
    </Form>
  );
}
