import type { BagLine } from '@otzar/contract/bag';
import { readProduct } from '@otzar/contract/product';
import { Stack } from '@otzar/design-system/components/Stack';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { titled } from '../brand.ts';
import { useAddToBag } from '../features/bag/useBag.ts';
import type { KnownWay } from '../features/breadcrumbs/useWayTo.ts';
import { ProductScreen } from '../features/product/ProductScreen.tsx';
import { canonical, toCanonicalPath } from '../platform/canonical.ts';
import { later } from '../platform/later.tsx';
import { readPageData } from '../platform/page-data.ts';
import { overlayAtom } from '../shell/overlay.ts';
import type { Route } from './+types/product';

const ProductPromises = later(
  async () => (await import('../features/shipping/ProductPromises.tsx')).ProductPromises,
);

const MoreProducts = later(async () => (await import('../shell/MoreProducts.tsx')).MoreProducts);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const product = await readPageData(context, readProduct, { params: { id: params.id } });
  toCanonicalPath(url, product.path);
  return product;
}

/** Choosing a variation changes the query only: the product is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  // Specification, section 2: product and bundle pages use the plain brand title.
  { title: titled() },
  { name: 'description', content: loaderData?.short_desc ?? '' },
  ...canonical(loaderData?.path),
];

export default function ProductRoute({ loaderData: product }: Route.ComponentProps) {
  const add = useAddToBag();
  const open = useSetAtom(overlayAtom);
  const [known, setKnown] = useState<KnownWay>();
  async function addToBag(line: BagLine): Promise<void> {
    await add(line);
    open({ kind: 'added', line });
  }
  return (
    <Stack key={product.id} apart="sections">
      <ProductScreen
        product={product}
        breadcrumbs={known?.to === product.path ? known.way : product.breadcrumbs}
        promises={(line) => <ProductPromises line={line} />}
        onAdd={addToBag}
      />
      <MoreProducts product={product} onWay={setKnown} />
    </Stack>
  );
}
