import { type Customer, LettersLanguage } from '@otzar/contract/customer';
import { NewPassword, register } from '@otzar/contract/customer-account';
import { emailKey } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as v from 'valibot';
import * as messages from '#messages/features/customer';
import { complaints } from '../../platform/complaints.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { saveProfileAtom } from './change-details.ts';

const valuesOf = ({ name, email, language }: Pick<Customer, 'name' | 'email' | 'language'>) => ({
  name,
  email,
  language: String(language),
  new_password: '',
  current_password: '',
});

type Values = ReturnType<typeof valuesOf>;

/** What the contract calls each field. */
const fieldOf: Record<string, keyof Values> = {
  name: 'name',
  email: 'email',
  language: 'language',
  password: 'new_password',
  current_password: 'current_password',
};

const { name: Name, email: Email } = register.body.entries;

/** Asked for only where something is changed that it protects. */
const Present = v.pipe(v.string(), v.minLength(1, messages.presentPasswordMissing));

/** What the shop takes of these values; a password that is not typed is not changed. */
function schemaFor(values: Values, confirm: boolean): v.GenericSchema {
  const entries: v.ObjectEntries = {
    name: Name,
    email: Email,
    language: LettersLanguage,
    ...(values.new_password === '' ? {} : { new_password: NewPassword }),
    ...(confirm ? { current_password: Present } : {}),
  };
  return v.object(entries);
}

/** The profile form: what is typed, what is wrong with it, and what was saved; what is typed outlives a failure. */
export function useProfile(customer: Customer) {
  const save = useSetAtom(saveProfileAtom);
  const [values, setValues] = useState(() => valuesOf(customer));
  const [saved, setSaved] = useState<string>();
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit(fieldOf);
  const name = values.name.trim();
  const email = values.email.trim();
  const movesIn = emailKey(email) !== emailKey(customer.email);
  const confirm = movesIn || values.new_password !== '';

  function send(): void {
    const found = complaints(schemaFor(values, confirm), values);
    setErrors(found);
    setSaved(undefined);
    if (Object.keys(found).length > 0) return;
    void submit(async () => {
      const known = await save({
        name,
        ...(email !== customer.email && { email }),
        language: v.parse(LettersLanguage, values.language),
        ...(values.new_password && { password: values.new_password }),
        ...(confirm && { current_password: values.current_password }),
      });
      setValues(valuesOf(known));
      setSaved(values.new_password ? messages.savedWithPassword : messages.saved);
    });
  }

  return {
    values,
    errors,
    failure,
    saved,
    busy,
    confirm,
    submit: send,
    change: (field: keyof Values, value: string) => {
      setValues((now) => ({ ...now, [field]: value }));
      clearError(field);
      setSaved(undefined);
    },
  };
}
