import type { Home } from '@otzar/contract/home';
import { Stack } from '@otzar/design-system/components/Stack';
import { countText } from '@otzar/design-system/foundations/count-text';
import { DepartmentTiles } from '@otzar/design-system/widgets/catalogue/DepartmentTiles';
import * as messages from '#messages/screens/home';
import { ProductShelf } from '../../features/product/ProductShelf.tsx';
import { CreatorsRail } from './CreatorsRail.tsx';
import { GuestsRecent } from './GuestsRecent.tsx';

/** The rails above the makers: what is new, and what to give. */
const FIRST_RAILS = 2;

const shelves = (rails: Home['rails']) =>
  rails.map(({ title, path, products }) => (
    <ProductShelf key={title} title={title} href={path ?? undefined} products={products} />
  ));

/** The shop window below its opening: departments, rails of products, makers, and what was looked at last. */
export function HomeShelves({ home: { departments, creators, rails } }: { home: Home }) {
  return (
    <Stack apart="sections">
      <DepartmentTiles
        tiles={departments.map(({ name, path, count, image }) => ({
          name,
          path,
          count: messages.items(count, countText(count)),
          picture: image,
        }))}
      />
      {shelves(rails.slice(0, FIRST_RAILS))}
      <CreatorsRail creators={creators} />
      {shelves(rails.slice(FIRST_RAILS))}
      <GuestsRecent />
    </Stack>
  );
}
