import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/PickupForm';
import { FieldGroup } from '../../../components/FieldGroup/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';

export type PickupFieldName = 'name' | 'email' | 'phone';

export interface PickupFormProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What has been typed so far. */
  values: Record<PickupFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors: Partial<Record<PickupFieldName, string>>;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: PickupFieldName, value: string) => void;
  /** Where to come, in one line. */
  storeAddress: string;
  /** When it can be fetched, e.g. `Ready within 3 hours`; empty while it is not known. */
  pickupText: string;
}

const Fields = styled(FieldGroup)`
  overflow-wrap: anywhere;

  .store {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${vars.space[3]};
    margin: 0;
    padding: ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.sunken};
  }

  .store small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** Who comes to the store to fetch the order. */
export function PickupForm({
  values,
  errors,
  onChange,
  storeAddress,
  pickupText,
  ...rest
}: PickupFormProps) {
  const field = (name: PickupFieldName, autoComplete: string) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });

  return (
    <Fields legend={messages.pickup} {...rest}>
      <p className="store">
        <Icon name="store" />
        <span>
          {pickupText}
          <small>{storeAddress}</small>
        </span>
      </p>
      <TextField label={messages.fullName} required dir="auto" {...field('name', 'name')} />
      <TextField
        label={messages.email}
        required
        type="email"
        inputMode="email"
        {...field('email', 'email')}
      />
      <TextField
        label={messages.phone}
        hint={messages.phoneHint}
        required
        type="tel"
        inputMode="tel"
        {...field('phone', 'tel')}
      />
    </Fields>
  );
}
