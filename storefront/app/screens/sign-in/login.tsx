import { logIn } from '@otzar/contract/customer-account';
import { Link } from '@otzar/design-system/foundations/link';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { useLocation } from 'react-router-dom';
import * as messages from '#messages/screens/sign-in';
import { titled } from '../../brand.ts';
import { LogInForm } from '../../features/customer/LogInForm.tsx';
import { paths } from '../../paths.ts';
import { arrivedFrom } from '../../platform/arrival.ts';
import { cameFrom, redirectAfterPost, sendPlainForm } from '../../platform/plain-form.server.ts';
import { redirectTo } from '../../platform/redirect.ts';
import type { Route } from './+types/login';
import { requireGuest, useWelcome } from './auth-guard.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.logIn) },
  { name: 'robots', content: 'noindex' },
];

/** The form comes with the page, with the way back for whoever has no scripts. */
export const loader = ({ request }: Route.LoaderArgs) => ({ back: cameFrom(request) });

export async function action({ request, context }: Route.ActionArgs) {
  const names = ['email', 'password'];
  const sent = await sendPlainForm({ request, context, endpoint: logIn, names });
  return sent.refused ?? redirectAfterPost(sent.back ?? paths.home);
}

/** Who is signed in goes Home; who comes from SignIn stays there (specification, section 2, Account group). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireGuest(request);
  if (arrivedFrom() === paths.signIn) throw redirectTo(request, paths.signIn);
  return { back: null };
}
clientLoader.hydrate = true as const;

/** What a screen hands on of an e-mail address that was typed already. */
const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';

/** Login: whoever is known goes back to where they came from. */
export default function LoginRoute({ loaderData, actionData }: Partial<Route.ComponentProps>) {
  const welcome = useWelcome();
  const { state } = useLocation();
  return (
    <PageColumns title={messages.logIn} lead={<p>{messages.whatComesAlong}</p>}>
      <LogInForm email={emailOf(state)} told={actionData} onKnown={welcome}>
        {loaderData?.back && <input type="hidden" name="back" value={loaderData.back} />}
      </LogInForm>
      <p>
        {messages.newHere} <Link href={paths.register}>{messages.createAccount}</Link>
      </p>
    </PageColumns>
  );
}
