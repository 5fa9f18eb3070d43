import { VirtualTour } from '@otzar/design-system/widgets/store/VirtualTour';
import * as messages from '#messages/screens/store';
import { titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import type { Route } from './+types/virtual-tour';
import { StorePage } from './StorePage.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled(messages.virtualTour) },
  { name: 'description', content: messages.lookRound },
  ...canonical(matches, paths.virtualTour),
];

const panorama = {
  src: '/store/panorama.svg',
  width: 3600,
  height: 900,
  alt: messages.storeInPicture,
};

/** Where it is worth looking, as a share of the picture's width. */
const places = [
  { name: messages.door, at: 0.15 },
  { name: messages.wallOfBooks, at: 0.38 },
  { name: messages.counter, at: 0.62 },
  { name: messages.childrensCorner, at: 0.79 },
  { name: messages.schoolShelf, at: 0.92 },
];

/** A look round the store. */
export default function VirtualTourRoute() {
  return (
    <StorePage current={paths.virtualTour}>
      <VirtualTour picture={panorama} places={places} />
    </StorePage>
  );
}
