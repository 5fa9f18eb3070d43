import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

export interface FindOrderFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onChange' | 'onSubmit'> {
  /** What has been typed so far. */
  email: string;
  /** What is wrong and what to do about it. */
  error?: string;
  /** Whether the order is being looked for. */
  busy?: boolean;
  /** Told what is typed, untrimmed. */
  onChange: (email: string) => void;
  /** Told that the shopper asks for the order. */
  onSubmit: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${vars.space[4]};
  max-inline-size: ${vars.size.form};
`;

/** Opens an order to whoever knows the e-mail address it was placed with. */
export function FindOrderForm({
  email,
  error,
  busy = false,
  onChange,
  onSubmit,
  ...rest
}: FindOrderFormProps) {
  return (
    <Form
      ref={replay}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
      {...rest}
    >
      <TextField
        label="E-mail address"
        hint="The one you gave when you ordered."
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" size="large" busy={busy}>
        Show my order
      </Button>
    </Form>
  );
}
