import { readCustomer } from '@otzar/contract/customer';
import { register } from '@otzar/contract/customer-account';
import { Button } from '@otzar/design-system/components/Button';
import { Message } from '@otzar/design-system/components/Message';
import { Link } from '@otzar/design-system/foundations/link';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/sign-in';
import { titled } from '../../brand.ts';
import { CreateAccountForm } from '../../features/customer/CreateAccountForm.tsx';
import { paths } from '../../paths.ts';
import { readPageData } from '../../platform/page-data.ts';
import { redirectAfterPost, sendPlainForm } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import type { Route } from './+types/register';
import { requireGuest, useWelcome } from './auth-guard.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.createAccount) },
  { name: 'robots', content: 'noindex' },
];

/** The form comes with the page. */
export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const names = ['name', 'email', 'password'];
  const sent = await sendPlainForm({ request, context, endpoint: register, names });
  if (sent.refused) return sent.refused;
  const { customer } = await readPageData(context, readCustomer);
  if (customer) return redirectAfterPost(paths.home);
  const told: PlainForm = { values: sent.kept, errors: {}, message: sent.answer.message };
  return told;
}

/** Who is signed in goes Home, as from Login. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireGuest(request);
clientLoader.hydrate = true as const;

/** A new account. Who turns out to have one already is told so by letter, and here only what everyone is told. */
export default function RegisterRoute({ actionData }: Partial<Route.ComponentProps>) {
  const welcome = useWelcome();
  const navigate = useNavigate();
  const [told, setTold] = useState(
    actionData?.message === undefined
      ? undefined
      : { message: actionData.message, email: actionData.values.email ?? '' },
  );
  return (
    <PageColumns title={messages.createAccount} lead={<p>{messages.whatComesToNew}</p>}>
      {told && (
        <Message
          tone="info"
          title={told.message}
          action={
            <Button onClick={() => void navigate(paths.login, { state: { email: told.email } })}>
              {messages.logIn}
            </Button>
          }
        >
          {messages.ifYouHaveOne}
        </Message>
      )}
      <CreateAccountForm
        told={actionData}
        onKnown={welcome}
        onTold={(message, email) => setTold({ message, email })}
      />
      <p>
        {messages.haveYouOne} <Link href={paths.login}>{messages.logIn}</Link>
      </p>
    </PageColumns>
  );
}
