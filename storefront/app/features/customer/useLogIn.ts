import type { Customer } from '@otzar/contract/customer';
import { useSetAtom, useStore } from 'jotai/react';
import { useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';
import { customerModule } from './customer-module.ts';
import { logInAtom } from './session.ts';

const blank = { email: '', password: '' };

type Errors = Partial<Record<keyof typeof blank, string>>;

const missing = ({ email, password }: typeof blank): Errors => ({
  ...(email.trim() === '' && { email: 'Please enter your e-mail address.' }),
  ...(password === '' && { password: 'Please enter your password.' }),
});

/** A login form: what is typed, what is wrong with it, and what happens once the customer is known. */
export function useLogIn(onKnown: (customer: Customer) => Promise<void>) {
  const store = useStore();
  const logIn = useSetAtom(logInAtom);
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const found = missing(values);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await logIn({ email: values.email.trim(), password: values.password });
      const customer = store.get(customerModule.atom);
      if (customer) await onKnown(customer);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
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
    busy,
    submit,
    change: (name: keyof typeof blank, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  };
}
