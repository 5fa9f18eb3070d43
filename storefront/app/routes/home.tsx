import { readHome } from '@otzar/contract/home';
import { Stack } from '@otzar/design-system/components/Stack';
import { Hero } from '@otzar/design-system/widgets/Hero';
import { brand, titled } from '../brand.ts';
import { paths } from '../paths.ts';
import { later } from '../platform/later.tsx';
import { readPageData } from '../platform/page-data.ts';
import type { Route } from './+types/home';

const DepartmentTiles = later(
  async () => (await import('@otzar/design-system/widgets/DepartmentTiles')).DepartmentTiles,
);
const ProductShelf = later(
  async () => (await import('../features/product/ProductShelf.tsx')).ProductShelf,
);

export const loader = ({ context }: Route.LoaderArgs) => readPageData(context, readHome);

export const meta: Route.MetaFunction = () => [
  { title: titled() },
  { name: 'description', content: `${brand.line}. An independent bookshop in New York.` },
];

export default function HomeRoute({ loaderData: home }: Route.ComponentProps) {
  const [first] = home.departments;
  return (
    <Stack apart="sections">
      <Hero
        title="Good books, kept in two languages"
        text="Novels and notebooks, gifts and school lists, in English and Hebrew. Chosen by people who read them."
        action={{ label: `Browse ${first?.name ?? 'the shop'}`, href: first?.path ?? paths.search }}
        secondary={{ label: 'About the shop', href: paths.about }}
      />
      <DepartmentTiles
        tiles={home.departments.map(({ name, path, count, image }) => ({
          name,
          path,
          count: `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`,
          picture: image,
        }))}
      />
      {home.rails.map(({ title, path, products }) => (
        <ProductShelf key={title} title={title} href={path ?? undefined} products={products} />
      ))}
    </Stack>
  );
}
