import { readHome } from '@otzar/contract/home';
import { Stack } from '@otzar/design-system/components/Stack';
import { Hero } from '@otzar/design-system/widgets/catalogue/Hero';
import * as messages from '#messages/screens/home';
import { brand, titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { deferred } from '../../platform/deferred.tsx';
import { readPageData } from '../../platform/page-data.ts';
import { textOf, useFromText } from '../../platform/page-text.ts';
import type { Route } from './+types/home';

const HomeShelves = deferred(async () => (await import('./deferred-home.ts')).HomeShelves);

export const loader = async ({ context }: Route.LoaderArgs) =>
  textOf(await readPageData(context, readHome));

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled() },
  { name: 'description', content: messages.whatShopIs(brand.line) },
  ...canonical(matches, paths.home),
];

/** What the window says when nobody has put anything into it. */
const plainWindow = {
  title: messages.goodBooks,
  text: messages.whatThereIs,
};

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const home = useFromText(loaderData);
  const [first] = home.departments;
  const { title, text } = home.hero ?? plainWindow;
  const browse = {
    label: first ? messages.browse(first.name) : messages.browseShop,
    href: first?.path ?? paths.search,
  };
  const about = { label: messages.aboutShop, href: paths.about };
  return (
    <Stack apart="sections">
      <Hero
        title={title}
        text={text}
        action={home.hero ? { label: messages.seeAll, href: home.hero.path } : browse}
        secondary={home.hero ? browse : about}
      />
      <HomeShelves home={home} />
    </Stack>
  );
}
