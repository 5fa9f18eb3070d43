import { type Customer, logIn } from '@otzar/contract/customer';
import { LoginForm } from '@otzar/design-system/widgets/LoginForm';
import { useSetAtom } from 'jotai/react';
import { paths } from '../../paths.ts';
import { logInAtom } from './session.ts';
import { useAccountForm } from './useAccountForm.ts';

interface LogInFormProps {
  /** What stands in the e-mail field at first. */
  email?: string;
  /** Told who it is, once the shop has said so. */
  onKnown: (customer: Customer) => Promise<void>;
}

/** The login form of any screen. */
export function LogInForm({ email = '', onKnown }: LogInFormProps) {
  const send = useSetAtom(logInAtom);
  const form = useAccountForm({ email, password: '' }, logIn.body, async (credentials) =>
    onKnown(await send(credentials)),
  );
  return <LoginForm {...form} forgotHref={paths.forgotPassword} />;
}
