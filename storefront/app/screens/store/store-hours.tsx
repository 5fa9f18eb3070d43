import { readStore } from '@otzar/contract/store';
import { OpeningHours } from '@otzar/design-system/widgets/store/OpeningHours';
import { openingState } from '@otzar/domain/opening-hours';
import * as messages from '#messages/screens/store';
import { titled } from '../../brand.ts';
import { useStoreTime } from '../../features/store/useStoreTime.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/store-hours';
import { StorePage } from './StorePage.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readPageData(context, readStore);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled(messages.storeHours) },
  { name: 'description', content: messages.whenOpen },
  ...canonical(matches, paths.storeHours),
];

/** When the store is open, by the clock on its wall. */
export default function StoreHoursRoute({ loaderData }: Route.ComponentProps) {
  const { store, now } = useStoreTime(loaderData);
  return (
    <StorePage current={paths.storeHours}>
      <OpeningHours {...openingState(store, now)} timeZone={store.zone_name} />
    </StorePage>
  );
}
