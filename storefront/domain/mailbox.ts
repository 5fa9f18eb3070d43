import { emailKey } from './customer.ts';

/** Where dots in the name make no other mailbox; both are one house. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whose mailbox an e-mail address leads to, for whatever each person may do once: `same+1@example.com` and
 * `Same@example.com` are one. Accounts go by the address as it is written (`emailKey`).
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
