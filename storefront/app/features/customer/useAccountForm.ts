import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import * as messages from '#messages/features/customer';
import { CallFailed } from '../../platform/call-failed.ts';
import { complaints } from '../../platform/complaints.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** What is typed into a form, by field. */
export type Fields<Name extends string> = Record<Name, string>;

/** When it may be tried again, told in the longest unit that is not less than it is; nothing where it is not known. */
function waiting(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return ` ${messages.isIn(Math.ceil(seconds / 60))}`;
}

/** A refusal that says when it may be tried again, where the shop said so; any other failure as it is. */
function withWaiting(thrown: unknown): unknown {
  if (!(thrown instanceof CallFailed)) return thrown;
  const { status, fields, message, answer, wait } = thrown;
  return new CallFailed(status, { message: message + waiting(wait), fields }, answer, wait);
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
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit(undefined, told);

  function onSubmit(): void {
    const found = complaints(schema, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const sent = 'email' in values ? { ...values, email: String(values.email).trim() } : values;
    void submit(() =>
      send(sent).catch((thrown: unknown) => {
        throw withWaiting(thrown);
      }),
    );
  }

  return {
    values,
    errors,
    failure,
    busy,
    onSubmit,
    onChange: (name: Name, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      clearError(name);
    },
  };
}
