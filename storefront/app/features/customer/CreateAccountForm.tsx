import type { Customer } from '@otzar/contract/customer';
import { register } from '@otzar/contract/customer-account';
import { Link } from '@otzar/design-system/foundations/link';
import { RegisterForm } from '@otzar/design-system/widgets/account/RegisterForm';
import { strengthText } from '@otzar/domain/password';
import { useSetAtom } from 'jotai/react';
import * as messages from '#messages/features/customer';
import { paths } from '../../paths.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { registerAtom } from './session-actions.ts';
import { useAccountForm } from './useAccountForm.ts';

interface CreateAccountFormProps {
  /** What the shop said when it was sent without scripts. */
  told?: PlainForm | undefined;
  /** Told who it is, once the account is made. */
  onKnown: (customer: Customer) => Promise<void>;
  /** Told what the shop said to whoever was not signed in, and their e-mail address. */
  onTold: (message: string, email: string) => void;
}

const terms = (
  <>
    {messages.accept[0]}
    <Link href={paths.termsOfUse}>{messages.termsOfUse}</Link>
    {messages.accept[1]}
    <Link href={paths.privacyPolicy}>{messages.privacyPolicy}</Link>
    {messages.accept[2]}
  </>
);

/** Makes an account. It never tells whether an e-mail address has one. */
export function CreateAccountForm({ told, onKnown, onTold }: CreateAccountFormProps) {
  const send = useSetAtom(registerAtom);
  const form = useAccountForm(
    { name: '', email: '', password: '' },
    register.body,
    async (asked) => {
      const { message, customer } = await send(asked);
      if (customer) await onKnown(customer);
      else onTold(message, asked.email);
    },
    told,
  );
  const { name, email, password } = form.values;
  return (
    <RegisterForm
      {...form}
      action={addressOfPage(paths.register)}
      strength={strengthText(password, [name, email])}
      terms={terms}
    />
  );
}
