import { type ComponentPropsWithRef, useState } from 'react';
import * as messages from '#messages/widgets/catalogue/BackInStockForm';
import { Form } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { LetterSection } from '../../frame/NewsletterForm/LetterSection.tsx';

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
  const [sent, setSent] = useState(false);

  function send() {
    setSent(true);
    onAsk();
  }

  return (
    <LetterSection heading={messages.title} lead={messages.lead} done={asked} sent={sent} {...rest}>
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
    </LetterSection>
  );
}
