import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/DiscountField';
import { Button } from '../../../components/Button/index.ts';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export interface CodeEntryProps
  extends Omit<FormProps, 'onSubmit' | 'onChange' | 'children' | 'submitLabel'> {
  /** What kind of code it is. */
  label: string;
  /** The field's name in the form that is sent. */
  name: string;
  /** What is typed; it stays when the code is refused. */
  value: string;
  /** Told each change of what is typed. */
  onValueChange: (value: string) => void;
  /** Told the code, trimmed and never empty. */
  onApply: (code: string) => void;
  /** Why the code was refused, in the shop's own sentence. */
  error?: string | undefined;
}

const Entry = styled(Form)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${vars.space[3]};
  max-inline-size: none;
  font-size: ${vars.font.size[0]};

  /* The button stands beside the box, below the label's line. */
  .apply {
    margin-block-start: calc(1lh + ${vars.space[1]});
  }

  .code {
    text-transform: uppercase;
  }
`;

/** A code and the button that applies it. */
export function CodeEntry({
  label,
  name,
  value,
  onValueChange,
  onApply,
  error,
  busy = false,
  ...rest
}: CodeEntryProps) {
  return (
    <Entry
      {...rest}
      busy={busy}
      onSubmit={() => {
        if (value.trim() !== '') onApply(value.trim());
      }}
    >
      <TextField
        className="code"
        label={label}
        name={name}
        value={value}
        error={error}
        dir="ltr"
        autoComplete="off"
        data-secret
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Button
        className="apply"
        type="submit"
        intent="secondary"
        busy={busy}
        aria-label={messages.applyWhat(label)}
      >
        {messages.apply}
      </Button>
    </Entry>
  );
}
