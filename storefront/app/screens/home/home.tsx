import { readHome } from '@otzar/contract/home';
import { Stack } from '@otzar/design-system/components/Stack';
import { Hero } from '@otzar/design-system/widgets/catalogue/Hero';
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
  { name: 'description', content: `${brand.line}. An independent bookshop in New York.` },
  ...canonical(matches, paths.home),
];

/** What the window says when nobody has put anything into it. */
const plainWindow = {
  title: 'Good books, kept in two languages',
  text: 'Novels and notebooks, gifts and school lists, in English and Hebrew. Chosen by people who read them.',
};

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const home = useFromText(loaderData);
  const [first] = home.departments;
  const { title, text } = home.hero ?? plainWindow;
  const browse = {
    label: `Browse ${first?.name ?? 'the shop'}`,
    href: first?.path ?? paths.search,
  };
  const about = { label: 'About the shop', href: paths.about };
  return (
    <Stack apart="sections">
      <Hero
        title={title}
        text={text}
        action={home.hero ? { label: 'See them all', href: home.hero.path } : browse}
        secondary={home.hero ? browse : about}
      />
      <HomeShelves home={home} />
    </Stack>
  );
}
