import { BagSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { titled } from '../brand.ts';
import { BagScreen } from '../features/bag/BagScreen.tsx';
import { useBag } from '../features/bag/useBag.ts';
import type { Route } from './+types/bag';

export const meta: Route.MetaFunction = () => [
  { title: titled('Your bag') },
  { name: 'robots', content: 'noindex' },
];

export default function BagRoute() {
  const bag = useBag();
  return bag ? <BagScreen bag={bag} /> : <BagSkeleton />;
}
