import { readStore } from '@otzar/contract/store';
import { StoreAddress } from '@otzar/design-system/widgets/store/StoreAddress';
import * as messages from '#messages/screens/store';
import { titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/store-address';
import { StorePage } from './StorePage.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readPageData(context, readStore);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: titled(messages.storeAddress) },
  { name: 'description', content: messages.whereWeAre(loaderData?.address.join(', ') ?? '') },
  ...canonical(matches, paths.storeAddress),
];

/** A map service that needs no key, and is told nothing but where the store is. */
const directionsTo = (address: string[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.join(', ') })}`;

/** Where the store is, and the way there. */
export default function StoreAddressRoute({ loaderData: store }: Route.ComponentProps) {
  return (
    <StorePage current={paths.storeAddress}>
      <StoreAddress
        name={store.name}
        address={store.address}
        phone={store.phone}
        streets={store.streets}
        hints={store.hints}
        directionsHref={directionsTo(store.address)}
      />
    </StorePage>
  );
}
