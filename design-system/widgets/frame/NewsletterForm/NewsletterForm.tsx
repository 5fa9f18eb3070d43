import { type ComponentPropsWithRef, useState } from 'react';
import * as messages from '#messages/widgets/frame/NewsletterForm';
import { Form } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { LetterSection } from './LetterSection.tsx';

export interface NewsletterFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange'> {
  /** Where signing up stands. */
  status?: 'ready' | 'busy' | 'done';
  /** What the shop has against the address, and what to do. */
  error?: string | undefined;
  /** Why signing up failed as a whole and what to do; what was typed is still there. */
  failure?: string | undefined;
  /** What happens next, in the shop's words, once it is done. */
  thanks?: string | undefined;
  /** Where it is sent without scripts. */
  action?: string;
  /** What stands in the field at first. */
  initialEmail?: string | undefined;
  /** Told that another address is typed. */
  onChange?: () => void;
  /** Told the address, once it looks like one. */
  onSubscribe: (email: string) => void;
}

/** An address has something on both sides of its @, and a dot behind it; whether it exists, a letter tells. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Signs up for the shop's letters (specification, section 2, *Footer*). It loses nothing that was typed. */
export function NewsletterForm({
  status = 'ready',
  error,
  failure,
  thanks = messages.thanks,
  action,
  initialEmail = '',
  onChange,
  onSubscribe,
  ...rest
}: NewsletterFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [wrong, setWrong] = useState<string>();

  function send() {
    const valid = looksLikeEmail(email);
    setWrong(valid ? undefined : messages.notAnEmail);
    if (valid) onSubscribe(email);
  }

  return (
    <LetterSection
      heading={messages.title}
      lead={messages.lead}
      done={status === 'done' ? thanks : undefined}
      sent={email !== ''}
      {...rest}
    >
      <Form
        className="form"
        arrangement="line"
        action={action}
        submitLabel={messages.signUp}
        busy={status === 'busy'}
        failure={failure}
        onSubmit={send}
      >
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={wrong ?? error}
          onChange={(event) => {
            setEmail(event.currentTarget.value.trim());
            setWrong(undefined);
            onChange?.();
          }}
        />
      </Form>
    </LetterSection>
  );
}
