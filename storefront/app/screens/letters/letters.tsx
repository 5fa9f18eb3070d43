import { signUpForNewsletter } from '@otzar/contract/newsletter';
import { NewsletterForm } from '@otzar/design-system/widgets/frame/NewsletterForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import * as messages from '#messages/screens/letters';
import { titled } from '../../brand.ts';
import { NewsletterEntry } from '../../features/newsletter/NewsletterEntry.tsx';
import { sendPlainForm } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import type { Route } from './+types/letters';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.letters) },
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, context }: Route.ActionArgs) {
  const names = ['email'];
  const sent = await sendPlainForm({ request, context, endpoint: signUpForNewsletter, names });
  if (sent.refused) return sent.refused;
  const told: PlainForm = { values: sent.kept, errors: {}, message: sent.answer.message };
  return told;
}

/** Where the footer's form leads without scripts. */
export default function LettersRoute({ actionData }: Route.ComponentProps) {
  return (
    <PageColumns title={messages.letters}>
      {actionData?.message ? (
        <NewsletterForm status="done" thanks={actionData.message} onSubscribe={() => undefined} />
      ) : (
        <NewsletterEntry told={actionData} />
      )}
    </PageColumns>
  );
}
