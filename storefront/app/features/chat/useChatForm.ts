import { type Chat, sendChatMessage } from '@otzar/contract/chat';
import type { ChatFieldName } from '@otzar/design-system/widgets/store/ChatPanel';
import { useEffect, useRef, useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { randomKey } from '../../platform/random-key.ts';

interface Values {
  text: string;
  order: string;
  /** Undefined until it is typed: what was given before stands there. */
  email: string | undefined;
}

const blank: Values = { text: '', order: '', email: undefined };

/** What the fields are called where they are sent. */
const sentAs: Record<ChatFieldName, string> = { text: 'text', order: 'order_id', email: 'email' };

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
  const [errors, setErrors] = useState<Partial<Record<ChatFieldName, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);

  useOwnWords(owner, () => {
    setValues(blank);
    setErrors({});
    setFailure(undefined);
    key.current = undefined;
  });

  async function send(): Promise<void> {
    setBusy(true);
    setErrors({});
    setFailure(undefined);
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
      const error = toCallFailed(thrown);
      if (error.status === 409) key.current = undefined;
      const fields = Object.entries(sentAs).map(([name, sent]) => [name, error.fields[sent]]);
      setErrors(Object.fromEntries(fields));
      if (fields.every(([, sentence]) => sentence === undefined)) setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    onSubmit: () => void send(),
    onChange: (name: ChatFieldName, value: string) => {
      key.current = undefined;
      setValues((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  };
}
