import { writeToShop } from '@otzar/contract/contact';
import type { CallInput } from '@otzar/contract/endpoint';
import { useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';

const blank = { name: '', email: '', subject: '', message: '' };

type Values = typeof blank;
type Body = NonNullable<CallInput<typeof writeToShop>['body']>;

/** A letter to the shop: what is typed stays until it has arrived. */
export function useContactForm() {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    setSent(undefined);
    try {
      // The shop checks each field and says what is wrong with it.
      const { message } = await call(writeToShop, { body: values as Body });
      setSent(message);
      setValues(({ name, email }) => ({ ...blank, name, email }));
    } catch (thrown) {
      const error = toCallFailed(thrown);
      setErrors(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message);
    } finally {
      setBusy(false);
    }
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
      setErrors(({ [name]: _, ...others }) => others);
    },
  };
}
