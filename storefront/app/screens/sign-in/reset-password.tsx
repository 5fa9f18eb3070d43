import { checkResetToken, NewPassword } from '@otzar/contract/customer-account';
import { ResetPasswordForm } from '@otzar/design-system/widgets/account/ResetPasswordForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { strengthText } from '@otzar/domain/password';
import { useSetAtom } from 'jotai/react';
import * as v from 'valibot';
import * as messages from '#messages/screens/sign-in';
import { titled } from '../../brand.ts';
import { resetPasswordAtom } from '../../features/customer/session-actions.ts';
import { useAccountForm } from '../../features/customer/useAccountForm.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/http.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import type { Route } from './+types/reset-password';
import { requireGuest, useWelcome } from './auth-guard.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.setNewPassword) },
  { name: 'robots', content: 'noindex' },
  // The address holds the key to the account: it goes to no other site.
  { name: 'referrer', content: 'no-referrer' },
];

/** The form comes with the page; whether its link still works is asked in the browser. */
export const loader = () => ({ wornOut: false });

/** Whether a link sets a password no more. What the shop does not say by now it says once one is sent. */
const isWornOut = (token: string, left: AbortSignal): Promise<boolean> =>
  withTimeout((signal) => call(checkResetToken, { body: { token } }, { signal }), left).then(
    ({ valid }) => !valid,
    () => false,
  );

/** Who is signed in goes Home (specification, section 2, Account group). */
export async function clientLoader({ request, params: { token } }: Route.ClientLoaderArgs) {
  await requireGuest(request);
  return { wornOut: await isWornOut(token, request.signal) };
}
clientLoader.hydrate = true as const;

const shape = v.object({ password: NewPassword });

/** A new password for whoever holds the link of the letter; it signs them in. */
export default function ResetPasswordRoute({
  params: { token },
  loaderData: { wornOut },
}: Route.ComponentProps) {
  const welcome = useWelcome();
  const reset = useSetAtom(resetPasswordAtom);
  const { values, errors, onChange, ...form } = useAccountForm(
    { password: '' },
    shape,
    async ({ password }) => welcome(await reset({ token, password })),
  );
  return (
    <PageColumns title={messages.setNewPassword}>
      <ResetPasswordForm
        {...form}
        password={values.password}
        error={errors.password}
        strength={strengthText(values.password)}
        expired={wornOut || errors.token !== undefined}
        forgotHref={paths.forgotPassword}
        onChange={(password) => onChange('password', password)}
      />
    </PageColumns>
  );
}
