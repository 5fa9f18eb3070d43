import { Stack } from '@otzar/design-system/components/Stack';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { ReturnLookup } from '@otzar/design-system/widgets/orders/ReturnLookup';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/return';
import { titled } from '../../brand.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { ReturnProgress } from '../../features/return/ReturnProgress.tsx';
import { useLookup } from '../../features/return/useLookup.ts';
import { paths } from '../../paths.ts';
import { returnPaths } from '../../return-paths.ts';
import type { Route } from './+types/return';
import { useReturnableOrders } from './useReturnableOrders.ts';

/** The number of an order as it stands in an address; anything else is none. */
const orderIn = (url: URL): string | null =>
  /^[1-9]\d{0,14}$/.exec(url.searchParams.get('order') ?? '')?.[0] ?? null;

export const loader = ({ url }: Route.LoaderArgs) => ({ order: orderIn(url) });

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.returnSomething) },
  { name: 'robots', content: 'noindex' },
];

const more = [
  { name: messages.returnGift, path: returnPaths.gift },
  { name: messages.returnPolicy, path: paths.returnPolicy },
  { name: messages.contactUs, path: paths.contactUs },
];

/** Where a return begins: a customer's own order opens at once, anybody else says which it is. */
export default function ReturnRoute({ loaderData: { order } }: Route.ComponentProps) {
  const customer = useAtomValue(customerModule.atom);
  const navigate = useNavigate();
  const onFound = () => void navigate(returnPaths.items, { replace: order !== null });
  const { findOwn, findByEmail, findGift: _, values, change, ...form } = useLookup(onFound);
  const orders = useReturnableOrders(customer?.id ?? null);
  const id = customer?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that is asked for
  useEffect(() => {
    if (order === null) return;
    change('order', order, false);
    if (id !== undefined) void findOwn(Number(order));
  }, [order, id]);

  return (
    <PageColumns
      title={messages.returnSomething}
      lead={
        <>
          <ReturnProgress step="lookup" gift={false} />
          <p>{messages.thirtyDays}</p>
        </>
      }
      aside={
        <Stack>
          <LinkList
            title={messages.fromYourOrders}
            links={orders.map((one) => ({
              name: messages.orderNumber(one.id),
              path: paths.startReturn(one.id),
            }))}
          />
          <LinkList title={messages.goodToKnow} links={more} />
        </Stack>
      }
    >
      <ReturnLookup
        {...form}
        values={values}
        onChange={(name, value) => change(name, value, false)}
        onSubmit={() => void findByEmail()}
      />
    </PageColumns>
  );
}
