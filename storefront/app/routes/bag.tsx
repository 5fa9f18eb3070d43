import { Stack } from '@otzar/design-system/components/Stack';
import { BagSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { type Bag, isDigitalOnly } from '@otzar/domain/bag';
import { titled } from '../brand.ts';
import { BagScreen } from '../features/bag/BagScreen.tsx';
import { useBag } from '../features/bag/useBag.ts';
import { useCountries } from '../features/checkout/useCountries.ts';
import { usePaidInDollars } from '../features/currency/usePaidInDollars.ts';
import { PlaceEstimate } from '../features/shipping/PlaceEstimate.tsx';
import { useBagEstimate } from '../features/shipping/useBagEstimate.ts';
import { RecentRail } from '../shell/RecentRail.tsx';
import type { Route } from './+types/bag';

export const meta: Route.MetaFunction = () => [
  { title: titled('Your bag') },
  { name: 'robots', content: 'noindex' },
];

export default function BagRoute() {
  const bag = useBag();
  return bag ? <OwnBag bag={bag} /> : <BagSkeleton />;
}

function OwnBag({ bag }: { bag: Bag }) {
  const note = usePaidInDollars();
  const countries = useCountries();
  const estimate = useBagEstimate(bag.products);
  return (
    <Stack apart="sections">
      <BagScreen
        bag={bag}
        estimate={estimate}
        place={!isDigitalOnly(bag.products) && <PlaceEstimate countries={countries} />}
        note={note}
      />
      <RecentRail except={bag.products.map(({ product_id }) => product_id)} />
    </Stack>
  );
}
