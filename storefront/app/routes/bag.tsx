import { BagSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { titled } from '../brand.ts';
import { BagScreen } from '../features/bag/BagScreen.tsx';
import { useBag } from '../features/bag/useBag.ts';
import { usePaidInDollars } from '../features/currency/usePaidInDollars.ts';
import type { Route } from './+types/bag';

export const meta: Route.MetaFunction = () => [
  { title: titled('Your bag') },
  { name: 'robots', content: 'noindex' },
];

export default function BagRoute() {
  const bag = useBag();
  const note = usePaidInDollars();
  return bag ? <BagScreen bag={bag} note={note} /> : <BagSkeleton />;
}
