import { type Chat, sendChatMessage } from '@otzar/contract/chat';
import type { ChatFieldName } from '@otzar/design-system/widgets/store/ChatPanel';
import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { randomKey } from '../../platform/random-key.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

interface Values {
  text: string;
  order: string;
  /** Undefined until it is typed: what was given before stands there. */
  email: string | undefined;
}

const blank: Values = { text: '', order: '', email: undefined };

/** What the contract calls each field. */
const fieldOf: Record<string, ChatFieldName> = { text: 'text', order_id: 'order', email: 'email' };

/** Bytes of chance in the key that makes one message of what is sent twice. */
const KEY_BYTES = 16;

/** What stays in the fields is the visitor's who typed it: it goes along when they sign in, and with them when they sign out. */
function useOwnWords(owner: number | null, forget: () => void): void {
  const before = useRef(owner);
  useEffect(() => {
    if (before.current !== null && before.current !== owner) forget();
    before.current = owner;
  });
}

/**
 * What a visitor says next: it stays until it has arrived, whatever comes in between.
 * @param owner id of the customer who writes; null for a guest
 * @param onSent told the chat with the message in it
 */
export function useChatForm(owner: number | null, onSent: (chat: Chat) => void) {
  const [values, setValues] = useState(blank);
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit(fieldOf);
  const key = useRef<string>(undefined);

  useOwnWords(owner, () => {
    setValues(blank);
    setErrors({});
    key.current = undefined;
  });

  async function send(): Promise<void> {
    key.current ??= randomKey(KEY_BYTES);
    const email = values.email?.trim();
    const body = {
      text: values.text,
      order_id: values.order === '' ? null : Number(values.order),
      ...(email !== undefined && { email: email || null }),
    };
    try {
      const headers = { 'Idempotency-Key': key.current };
      onSent(await call(sendChatMessage, { body, headers }));
      key.current = undefined;
      // What was typed meanwhile is the beginning of the next message.
      setValues((now) => (now.text === values.text ? { ...blank, email: now.email } : now));
    } catch (thrown) {
      if (thrown instanceof CallFailed && thrown.status === 409) key.current = undefined;
      throw thrown;
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    onSubmit: () => void submit(send),
    onChange: (name: ChatFieldName, value: string) => {
      key.current = undefined;
      setValues((now) => ({ ...now, [name]: value }));
      clearError(name);
    },
  };
}
