import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/NewsletterForm';
import { Form } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';

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
    font-size: ${vars.font.size[-1]};
  }

  .form {
    margin-block-start: ${vars.space[3]};
  }

  .done {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
    margin: ${vars.space[4]} 0 0;
  }

  .done > .icon {
    block-size: 1lh;
    color: ${vars.color.text.success};
  }
`;

/** An address has something on both sides of its @, and a dot behind it; whether it exists, a letter tells. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const takeFocus = (node: HTMLElement | null) => node?.focus();

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
  const id = useId();
  const [email, setEmail] = useState(initialEmail);
  const [wrong, setWrong] = useState<string>();

  function send() {
    const valid = looksLikeEmail(email);
    setWrong(valid ? undefined : messages.notAnEmail);
    if (valid) onSubscribe(email);
  }

  return (
    <Section aria-labelledby={id} {...rest}>
      <h2 id={id}>{messages.title}</h2>
      <p>{messages.lead}</p>
      {status === 'done' ? (
        <p className="done" role="status" tabIndex={-1} ref={email ? takeFocus : undefined}>
          <Icon className="icon" name="check" />
          {thanks}
        </p>
      ) : (
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
      )}
    </Section>
  );
}
