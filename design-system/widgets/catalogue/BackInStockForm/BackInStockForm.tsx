import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/BackInStockForm';
import { Form } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';

export interface BackInStockFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange'> {
  /** The address as it is typed; it stays through a failure. */
  email: string;
  /** What is wrong with the address, and what to do. */
  error?: string | undefined;
  /** Why asking failed as a whole and what to do; what was typed is still there. */
  failure?: string | undefined;
  /** Whether it is being sent. */
  busy?: boolean;
  /** What happens next, in the shop’s words, once it is asked for: it stands in place of the form. */
  asked?: string | undefined;
  /** Where it is sent without scripts. */
  action?: string;
  /** Told the address as it changes, untrimmed. */
  onChange: (email: string) => void;
  /** Told that the shopper sends it. */
  onAsk: () => void;
}

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${vars.space[1]};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${vars.font.size[2]};
  }

  h2 + p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .form {
    margin-block-start: ${vars.space[3]};
  }

  .asked {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
    margin: ${vars.space[4]} 0 0;
  }

  .asked > .icon {
    block-size: 1lh;
    color: ${vars.color.text.success};
  }
`;

const takeFocus = (node: HTMLElement | null) => node?.focus();

/** Asks for one letter once something that is sold out can be bought again. It loses nothing that was typed. */
export function BackInStockForm({
  email,
  error,
  failure,
  busy = false,
  asked,
  action,
  onChange,
  onAsk,
  ...rest
}: BackInStockFormProps) {
  const id = useId();
  const [sent, setSent] = useState(false);

  function send() {
    setSent(true);
    onAsk();
  }

  return (
    <Section aria-labelledby={id} {...rest}>
      <h2 id={id}>{messages.title}</h2>
      <p>{messages.lead}</p>
      {asked === undefined ? (
        <Form
          className="form"
          arrangement="line"
          action={action}
          submitLabel={messages.ask}
          busy={busy}
          failure={failure}
          onSubmit={send}
        >
          <TextField
            label={messages.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            value={email}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Form>
      ) : (
        <p className="asked" role="status" tabIndex={-1} ref={sent ? takeFocus : undefined}>
          <Icon className="icon" name="check" />
          {asked}
        </p>
      )}
    </Section>
  );
}
