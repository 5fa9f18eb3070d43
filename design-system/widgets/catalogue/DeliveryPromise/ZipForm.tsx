import { vars } from '@otzar/tokens';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/DeliveryPromise';
import { Button } from '../../../components/Button/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

interface ZipFormProps {
  /** The one that is known. */
  zip: string;
  onZip: (zip: string) => void;
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[2]};
  margin-block-start: ${vars.space[2]};

  > div {
    flex: 0 1 14ch;
  }
`;

/** Where to, in five digits; it trims what is typed (specification, section 5). */
export function ZipForm({ zip, onZip }: ZipFormProps) {
  const [typed, setTyped] = useState(zip);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form
      ref={replay}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onZip(typed);
      }}
    >
      <TextField
        ref={field}
        name="zip"
        label={messages.zip}
        autoComplete="postal-code"
        maxLength={12}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.trim())}
      />
      <Button intent="secondary" type="submit">
        {messages.update}
      </Button>
    </Form>
  );
}
