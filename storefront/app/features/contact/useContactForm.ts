import { writeToShop } from '@otzar/contract/contact';
import type { CallInput } from '@otzar/contract/endpoint';
import { useState } from 'react';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

const blank = { name: '', email: '', subject: '', message: '' };

type Values = typeof blank;
type Body = NonNullable<CallInput<typeof writeToShop>['body']>;

/** A letter to the shop: what is typed stays until it has arrived. */
export function useContactForm() {
  const [values, setValues] = useState(blank);
  const [sent, setSent] = useState<string>();
  const { submit, errors, failure, busy, clearError } = useSubmit<keyof Values>();

  function send(): Promise<void> {
    setSent(undefined);
    return submit(async () => {
      // The shop checks each field and says what is wrong with it.
      const { message } = await call(writeToShop, { body: values as Body });
      setSent(message);
      setValues(({ name, email }) => ({ ...blank, name, email }));
    });
  }

  return {
    values,
    errors,
    failure,
    sent,
    busy,
    send,
    change: (name: keyof Values, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      clearError(name);
    },
  };
}
