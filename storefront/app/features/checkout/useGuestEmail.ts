import { checkGuestEmail } from '@otzar/contract/customer-account';
import { useSetAtom } from 'jotai/react';
import { useRef } from 'react';
import { emailProblem } from '../../platform/complaints.ts';
import { call } from '../../platform/http.ts';
import { identifyQuietly } from '../../platform/tracking.ts';
import { checkoutModule } from './checkout-module.ts';

type Answer = Promise<boolean | undefined>;

/** Whether an address has an account; undefined where that cannot be had, which is no fault to tell of. */
const ask = (email: string): Answer =>
  call(checkGuestEmail, { body: { email } }).then(
    ({ exists }) => exists,
    () => undefined,
  );

/**
 * Asks once about each e-mail address that a guest leaves behind whether it has an account, and keeps the
 * answer (decision 013). It is a hint: the checkout waits for nothing.
 */
export function useGuestEmail(): (typed: string) => Promise<void> {
  const change = useSetAtom(checkoutModule.atom);
  const asked = useRef(new Map<string, Answer>());

  return async (typed) => {
    const email = typed.trim();
    if (emailProblem(email)) return;
    if (!asked.current.has(email)) void identifyQuietly({ kind: 'guest', email });
    const answer = asked.current.get(email) ?? ask(email);
    asked.current.set(email, answer);
    const exists = await answer;
    if (exists === undefined) return;
    // An answer about what has been typed over since is nobody's.
    await change((now) =>
      now.draft.email.trim() === email ? { ...now, guestEmailExists: exists } : now,
    );
  };
}
