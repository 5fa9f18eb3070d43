import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { ReturnConfirmation } from '@otzar/design-system/widgets/orders/ReturnConfirmation';
import { data } from 'react-router';
import * as messages from '#messages/screens/return';
import { titled } from '../../brand.ts';
import { readOwnReturn } from '../../features/return/read-own-return.ts';
import { confirmationOf } from '../../features/return/return-view.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/return-confirmation';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const made = await readOwnReturn(context, params.return_id, url.searchParams.get('token'));
  if (!made) throw data(null, { status: 404 });
  return made;
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: titled(messages.returnNumber(params.return_id)) },
  { name: 'robots', content: 'noindex' },
];

/** The end of a return: what to do now, the label, and what is refunded when. */
export default function ReturnConfirmationRoute({ loaderData: made }: Route.ComponentProps) {
  return (
    <ReturnConfirmation
      {...confirmationOf(made)}
      onPrint={() => window.print()}
      actions={
        <ButtonLink href={paths.home} intent="quiet">
          {messages.backToShop}
        </ButtonLink>
      }
    />
  );
}
