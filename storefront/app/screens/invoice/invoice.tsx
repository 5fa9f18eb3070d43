import { invoicePath } from '@otzar/contract/invoice';
import { askedIn } from '@otzar/contract/language';
import { InvoiceSheet } from '@otzar/design-system/widgets/orders/InvoiceSheet';
import { invoiceOf } from '@otzar/domain/invoice';
import { data, useLocation } from 'react-router';
import { language } from '#language';
import * as messages from '#messages/screens/invoice';
import { titled } from '../../brand.ts';
import { readOwnOrder } from '../../features/order/read-own-order.ts';
import type { Route } from './+types/invoice';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await readOwnOrder(context, params.id, url.searchParams.get('token'));
  if (!order) throw data(null, { status: 404 });
  return order;
}

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.invoice) },
  { name: 'robots', content: 'noindex' },
];

export default function InvoiceRoute({ loaderData: order }: Route.ComponentProps) {
  const { search } = useLocation();
  const file = askedIn(language, `${invoicePath(order.id)}${search}`);
  return <InvoiceSheet {...invoiceOf(order)} fileHref={file} onPrint={() => window.print()} />;
}
