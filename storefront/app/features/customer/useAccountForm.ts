import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { toCallFailed } from '../../platform/call-failed.ts';
import { complaints } from '../../platform/complaints.ts';
import type { PlainForm } from '../../platform/plain-form.ts';

/** What is typed into a form, or wrong with it, by field. */
export type Fields<Name extends string> = Record<Name, string>;

/** When it may be tried again, told in the longest unit that is not less than it is; nothing where it is not known. */
function waiting(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? ` That is in ${minutes} minutes.` : ' That is in less than a minute.';
}

/**
 * A form that signs in or up: what is typed, what is wrong with it, and what becomes of it. Whatever fails,
 * what was typed stays.
 * @param begin what stands in it at first
 * @param schema what the shop takes, so that what it would refuse is told at once
 * @param send what sending it does; what it throws as CallFailed is told, at its fields where it names them
 * @param told what the shop said when it was sent without scripts
 */
export function useAccountForm<Name extends 'name' | 'email' | 'password'>(
  begin: Fields<Name>,
  schema: GenericSchema,
  send: (values: Fields<Name>) => Promise<void>,
  told?: PlainForm,
) {
  const [values, setValues] = useState<Fields<Name>>({ ...begin, ...told?.values });
  const [errors, setErrors] = useState<Partial<Fields<string>>>(told?.errors ?? {});
  const [failure, setFailure] = useState(told?.failure);
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const found = complaints(schema, values);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send('email' in values ? { ...values, email: String(values.email).trim() } : values);
    } catch (thrown) {
      const error = toCallFailed(thrown);
      setErrors(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message + waiting(error.wait));
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    onSubmit: () => void submit(),
    onChange: (name: Name, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  };
}
