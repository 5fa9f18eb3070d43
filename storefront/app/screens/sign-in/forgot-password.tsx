import { forgotPassword } from '@otzar/contract/customer-account';
import { Link } from '@otzar/design-system/foundations/link';
import { ForgotPasswordForm } from '@otzar/design-system/widgets/account/ForgotPasswordForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { useState } from 'react';
import * as messages from '#messages/screens/sign-in';
import { titled } from '../../brand.ts';
import { useAccountForm } from '../../features/customer/useAccountForm.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/http.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import { sendPlainForm } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import type { Route } from './+types/forgot-password';
import { requireGuest } from './auth-guard.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.forgotPassword) },
  { name: 'robots', content: 'noindex' },
];

/** The form comes with the page. */
export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const names = ['email'];
  const sent = await sendPlainForm({ request, context, endpoint: forgotPassword, names });
  if (sent.refused) return sent.refused;
  const told: PlainForm = { values: sent.kept, errors: {}, message: sent.answer.message };
  return told;
}

/** Who is signed in goes Home (specification, section 2, Account group). */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireGuest(request);
clientLoader.hydrate = true as const;

/** Asks for a link that sets a new password; the shop answers every address alike. */
export default function ForgotPasswordRoute({ actionData }: Partial<Route.ComponentProps>) {
  const [message, setMessage] = useState(actionData?.message);
  const { values, errors, onChange, ...form } = useAccountForm(
    { email: '' },
    forgotPassword.body,
    async (body) => {
      setMessage(undefined);
      setMessage((await call(forgotPassword, { body })).message);
    },
    actionData,
  );
  return (
    <PageColumns title={messages.forgotPassword} lead={<p>{messages.weSendLink}</p>}>
      <ForgotPasswordForm
        {...form}
        action={addressOfPage(paths.forgotPassword)}
        email={values.email}
        error={errors.email}
        sent={message}
        onChange={(email) => onChange('email', email)}
      />
      <p>
        <Link href={paths.login}>{messages.backToLogIn}</Link>
      </p>
    </PageColumns>
  );
}
