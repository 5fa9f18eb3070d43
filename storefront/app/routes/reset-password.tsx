import { NewPassword } from '@otzar/contract/customer';
import { PageColumns } from '@otzar/design-system/widgets/PageColumns';
import { ResetPasswordForm } from '@otzar/design-system/widgets/ResetPasswordForm';
import { strengthText } from '@otzar/domain/password';
import { useSetAtom } from 'jotai/react';
import * as v from 'valibot';
import { titled } from '../brand.ts';
import { resetPasswordAtom } from '../features/customer/session.ts';
import { useAccountForm } from '../features/customer/useAccountForm.ts';
import { paths } from '../paths.ts';
import { requireGuest, useWelcome } from '../shell/door.ts';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = () => [
  { title: titled('Set a new password') },
  { name: 'robots', content: 'noindex' },
  // The address holds the key to the account: it goes to no other site.
  { name: 'referrer', content: 'no-referrer' },
];

/** The form comes with the page. */
export const loader = () => null;

/** Who is signed in goes Home (specification, section 2, Account group). */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireGuest(request);
clientLoader.hydrate = true as const;

const shape = v.object({ password: NewPassword });

/** A new password for whoever holds the link of the letter; it signs them in. */
export default function ResetPasswordRoute({ params: { token } }: Route.ComponentProps) {
  const welcome = useWelcome();
  const reset = useSetAtom(resetPasswordAtom);
  const { values, errors, onChange, ...form } = useAccountForm(
    { password: '' },
    shape,
    async ({ password }) => welcome(await reset({ token, password })),
  );
  return (
    <PageColumns title="Set a new password">
      <ResetPasswordForm
        {...form}
        password={values.password}
        error={errors.password}
        strength={strengthText(values.password)}
        expired={errors.token !== undefined}
        forgotHref={paths.forgotPassword}
        onChange={(password) => onChange('password', password)}
      />
    </PageColumns>
  );
}
