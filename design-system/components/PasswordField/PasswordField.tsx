import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import * as messagesOf from '#messages/components/PasswordField';
import { useMessages } from '../../foundations/messages/index.ts';
import { replay, useReplay } from '../../foundations/replay/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { controlStyles, Field, type FieldWords } from '../Field/index.ts';

export interface PasswordFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'autoComplete'> {
  /** The field's name in the form that is sent. */
  name: string;
  /** Whether a password manager should offer the saved password or make a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** How good it is, told kindly as it is typed, e.g. `Good. A few more letters make it strong.` */
  strength?: string | undefined;
}

const Box = styled.div`
  position: relative;

  input {
    ${controlStyles}
    padding-inline-end: ${vars.space[20]};
  }

  button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    block-size: ${vars.size.control};
    min-inline-size: ${vars.size.control};
    padding-inline: ${vars.space[4]};
    border: 0;
    border-radius: ${vars.radius.small};
    background: none;
    color: ${vars.color.text.accent};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.medium};
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
  }

  p {
    margin-block: ${vars.space[1]} 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  p:empty {
    margin: 0;
  }
`;

/** A password, which can be shown. It says when caps lock is on, and never forbids pasting. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  ref,
  strength,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const messages = useMessages('passwordField', messagesOf);
  const own = useReplay(ref);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  /* A browser fills a field in with key events that carry no modifiers. */
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  const told = [capsLock && messages.capsLock, strength].filter(Boolean).join(' ');

  return (
    <Field label={label} hint={hint} error={error} optional={optional} controlId={id}>
      {(control) => (
        <Box dir="ltr">
          <input
            autoCapitalize="none"
            spellCheck={false}
            ref={own}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            onKeyDown={(event) => {
              watchCapsLock(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              watchCapsLock(event);
              onKeyUp?.(event);
            }}
          />
          <button
            ref={replay}
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? messages.hide : messages.show}{' '}
            <VisuallyHidden>{messages.password}</VisuallyHidden>
          </button>
          <p dir="auto" aria-live="polite">
            {told}
          </p>
        </Box>
      )}
    </Field>
  );
}
