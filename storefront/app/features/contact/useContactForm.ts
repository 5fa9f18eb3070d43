import { writeToShop } from '@otzar/contract/contact';
import type { CallInput } from '@otzar/contract/endpoint';
import { useState } from 'react';
import { call } from '../../platform/http.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

const blank = { name: '', email: '', subject: '', message: '' };

type Values = typeof blank;
type Body = NonNullable<CallInput<typeof writeToShop>['body']>;

/**
 * A letter to the shop: what is typed stays until it has arrived.
 * @param told what the shop said when it was sent without scripts
 */
export function useContactForm(told?: PlainForm) {
  const [values, setValues] = useState<Values>({ ...blank, ...told?.values });
  const [sent, setSent] = useState(told?.message);
  const { submit, errors, failure, busy, clearError } = useSubmit<keyof Values>(undefined, told);

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
