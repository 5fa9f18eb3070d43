import { useRef, useState } from 'react';
import { toCallFailed } from './call-failed.ts';

/** A sentence for each field at fault. */
type Errors<Name extends string> = Partial<Record<Name, string>>;

/** Why a form was not taken: what is wrong with its fields, or a sentence for the form as a whole. */
interface Refusal<Name extends string> {
  errors: Errors<Name>;
  failure?: string | undefined;
}

/** What the shop calls a field, and what the form calls it. */
type FieldOf<Name extends string> = Readonly<Record<string, Name>>;

function refusalIn<Name extends string>(
  thrown: unknown,
  fieldOf: FieldOf<Name> | undefined,
): Refusal<Name> {
  const { fields, message } = toCallFailed(thrown);
  const told = Object.entries(fields).flatMap(([field, sentence]) => {
    const name = fieldOf ? fieldOf[field] : field;
    return name === undefined ? [] : [[name, sentence]];
  });
  const errors: Errors<Name> = Object.fromEntries(told);
  return told.length > 0 ? { errors } : { errors, failure: message };
}

/**
 * Sends a form, or whatever else asks the shop for something on a press: whether it is under way and why it was refused.
 * A second press meanwhile does nothing, and whatever fails, what is typed stays: the hook does not hold it. Waiting for
 * the answer keeps nobody on the screen (decision 022).
 * @param fieldOf what the form calls the fields that the shop names; what is wrong with any other is told of the whole,
 * so that `{}` is for what has no fields. Without it they are called the same.
 * @param told what the shop said when it was sent without scripts
 */
export function useSubmit<Name extends string = string>(
  fieldOf?: FieldOf<Name>,
  told: Refusal<Name> = { errors: {} },
) {
  const [{ errors, failure }, setRefusal] = useState(told);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  return {
    /** What is wrong with each field, until it is changed or sent again. */
    errors,
    /** Why the whole was refused, where no field is at fault. */
    failure,
    /** Whether an answer is awaited. */
    busy,
    /** @returns what `send` does; nothing where it failed, or where one is under way already */
    async submit<T>(send: () => Promise<T>): Promise<T | undefined> {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setRefusal({ errors: {} });
      try {
        return await send();
      } catch (thrown) {
        setRefusal(refusalIn(thrown, fieldOf));
        return undefined;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    /** Says what is wrong before anything is sent, in place of all that was said. */
    setErrors: (found: Errors<Name>) => setRefusal({ errors: found }),
    /** Takes back what was said of a field that is being changed. */
    clearError: (name: Name) =>
      setRefusal((now) => ({ ...now, errors: { ...now.errors, [name]: undefined } })),
  };
}
