import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/CardForm';
import { FieldGroup, FieldPair } from '../../../components/FieldGroup/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { brandOf, groupCardNumber, rewrite, slashExpiry } from './card-format.ts';

export type CardFieldName = 'card' | 'exp' | 'cvc';

export interface CardFormProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What is asked. */
  legend?: string;
  /** Held by the caller in memory alone: a card number is never kept. */
  values: Record<CardFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors: Partial<Record<CardFieldName, string>>;
  /** Told each field as it is typed, with its spaces and slash. */
  onChange: (name: CardFieldName, value: string) => void;
  /** A number to try the shop with, where it takes no real money. */
  testHint?: string;
}

const Card = styled(FieldGroup)`
  .number {
    position: relative;
  }

  .brand {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
    gap: ${vars.space[1]};
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .digits {
    font-variant-numeric: tabular-nums;
  }
`;

const threeOrFourDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 4);

const formats: Record<CardFieldName, (typed: string) => string> = {
  card: groupCardNumber,
  exp: slashExpiry,
  cvc: threeOrFourDigits,
};

/** A card, in fields that put in the spaces and the slash themselves. */
export function CardForm({
  legend = messages.payment,
  values,
  errors,
  onChange,
  testHint,
  ...rest
}: CardFormProps) {
  const field = (name: CardFieldName, autoComplete: string) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete,
    inputMode: 'numeric' as const,
    className: 'digits',
    dir: 'ltr',
    required: true,
    onChange: (event: FormEvent<HTMLInputElement>) =>
      onChange(name, rewrite(event.currentTarget, formats[name])),
  });

  return (
    <Card legend={legend} {...rest}>
      <div className="number">
        <TextField label={messages.cardNumber} hint={testHint} {...field('card', 'cc-number')} />
        <p className="brand">
          <Icon name="lock" size="small" />
          {brandOf(values.card) ?? messages.secure}
        </p>
      </div>
      <FieldPair>
        <TextField label={messages.expiry} {...field('exp', 'cc-exp')} />
        <TextField label={messages.securityCode} {...field('cvc', 'cc-csc')} />
      </FieldPair>
    </Card>
  );
}
