import { VirtualTour } from '@otzar/design-system/widgets/store/VirtualTour';
import { titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import type { Route } from './+types/virtual-tour';
import { StorePage } from './StorePage.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled('Virtual tour') },
  { name: 'description', content: 'A look round the store, from the door to the school shelf.' },
  ...canonical(matches, paths.virtualTour),
];

const panorama = {
  src: '/store/panorama.svg',
  width: 3600,
  height: 900,
  alt: 'The store from the door to the school shelf: a window on the street, a wall of books with a ladder, the counter, the children’s corner.',
};

/** Where it is worth looking, as a share of the picture's width. */
const places = [
  { name: 'Door', at: 0.15 },
  { name: 'Wall of books', at: 0.38 },
  { name: 'Counter', at: 0.62 },
  { name: 'Children’s corner', at: 0.79 },
  { name: 'School shelf', at: 0.92 },
];

/** A look round the store. */
export default function VirtualTourRoute() {
  return (
    <StorePage current={paths.virtualTour}>
      <VirtualTour picture={panorama} places={places} />
    </StorePage>
  );
}
