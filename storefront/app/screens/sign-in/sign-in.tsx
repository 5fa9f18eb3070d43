import { Link } from '@otzar/design-system/foundations/link';
import { SignInChoice } from '@otzar/design-system/widgets/checkout/SignInChoice';
import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { signInEntry } from '@otzar/domain/checkout';
import { useSetAtom } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/sign-in';
import { titled } from '../../brand.ts';
import { bagModule } from '../../features/bag/bag-module.ts';
import { LogInForm } from '../../features/customer/LogInForm.tsx';
import { paths } from '../../paths.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { settleOwnerAtom } from '../../shell/ownership.ts';
import { arrivalWith } from '../checkout/arrival.ts';
import type { Route } from './+types/sign-in';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.signIn) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const elsewhere = signInEntry(await arrivalWith(await bagModule.load()));
  if (elsewhere) throw redirectTo(request, elsewhere);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <CheckoutSkeleton />;

export default function SignInRoute() {
  const navigate = useNavigate();
  const settle = useSetAtom(settleOwnerAtom);
  return (
    <SignInChoice
      guestText={messages.withoutAccount}
      customerText={messages.withAccount}
      onGuest={() => void navigate(paths.checkout)}
    >
      <LogInForm
        onKnown={async ({ id }) => {
          // The bag is the customer's before the next screen looks into it.
          await settle(id);
          await navigate(paths.review);
        }}
      />
      <p>
        {messages.newHere} <Link href={paths.register}>{messages.createAccount}</Link>
      </p>
    </SignInChoice>
  );
}
