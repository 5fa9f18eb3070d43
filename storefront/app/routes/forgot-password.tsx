import { forgotPassword } from '@otzar/contract/customer';
import { Link } from '@otzar/design-system/foundations/link';
import { ForgotPasswordForm } from '@otzar/design-system/widgets/ForgotPasswordForm';
import { PageColumns } from '@otzar/design-system/widgets/PageColumns';
import { useState } from 'react';
import { titled } from '../brand.ts';
import { useAccountForm } from '../features/customer/useAccountForm.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/http.ts';
import { requireGuest } from '../shell/door.ts';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = () => [
  { title: titled('Forgot your password?') },
  { name: 'robots', content: 'noindex' },
];

/** Who is signed in goes Home (specification, section 2, Account group). */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireGuest(request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PageColumns title="Forgot your password?" />;

/** Asks for a link that sets a new password; the shop answers every address alike. */
export default function ForgotPasswordRoute() {
  const [message, setMessage] = useState<string>();
  const { values, errors, onChange, ...form } = useAccountForm(
    { email: '' },
    forgotPassword.body,
    async (body) => {
      setMessage(undefined);
      setMessage((await call(forgotPassword, { body })).message);
    },
  );
  return (
    <PageColumns
      title="Forgot your password?"
      lead={<p>We send you a link with which you set a new one.</p>}
    >
      <ForgotPasswordForm
        {...form}
        email={values.email}
        error={errors.email}
        sent={message}
        onChange={(email) => onChange('email', email)}
      />
      <p>
        <Link href={paths.login}>Back to Log in</Link>
      </p>
    </PageColumns>
  );
}
