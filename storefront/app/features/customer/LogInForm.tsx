import type { Customer } from '@otzar/contract/customer';
import { logIn } from '@otzar/contract/customer-account';
import { LoginForm } from '@otzar/design-system/widgets/account/LoginForm';
import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { logInAtom } from './session-actions.ts';
import { useAccountForm } from './useAccountForm.ts';

interface LogInFormProps {
  /** What stands in the e-mail field at first. */
  email?: string;
  /** What the shop said when it was sent without scripts. */
  told?: PlainForm | undefined;
  /** Where to go on to without scripts, as the form hands it on. */
  children?: ReactNode;
  /** Told who it is, once the shop has said so. */
  onKnown: (customer: Customer) => Promise<void>;
}

/** The login form of any screen. */
export function LogInForm({ email = '', told, children, onKnown }: LogInFormProps) {
  const send = useSetAtom(logInAtom);
  const form = useAccountForm(
    { email, password: '' },
    logIn.body,
    async (credentials) => onKnown(await send(credentials)),
    told,
  );
  return (
    <LoginForm {...form} action={addressOfPage(paths.login)} forgotHref={paths.forgotPassword}>
      {children}
    </LoginForm>
  );
}
