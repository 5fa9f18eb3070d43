import type { BagLine } from '@otzar/contract/bag';
import { type Product, readProduct } from '@otzar/contract/product';
import { Stack } from '@otzar/design-system/components/Stack';
import { useSetAtom } from 'jotai/react';
import { Fragment, lazy, useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { sendPlainRequest } from '../../features/back-in-stock/plain-request.server.ts';
import { useAddToBag } from '../../features/bag/useBag.ts';
import type { ProductTrail } from '../../features/breadcrumbs/useBreadcrumbTrail.ts';
import { ProductScreen } from '../../features/product/ProductScreen.tsx';
import { toCanonicalPath } from '../../platform/canonical.ts';
import { deferred } from '../../platform/deferred.tsx';
import { RouteFailure } from '../../platform/failure/RouteFailure.tsx';
import { pageAt } from '../../platform/own-address.ts';
import { readPageData } from '../../platform/page-data.ts';
import { fromText, type TextOf, textOf } from '../../platform/page-text.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { overlayAtom } from '../../shell/overlay.ts';
import type { Route } from './+types/product';
import { metaOf } from './meta.ts';

const late = () => import('../../features/product/deferred-parts.ts');

const OptimisticPage = lazy(retryImport(async () => ({ default: (await late()).OptimisticPage })));

const bring = () => import('./deferred-product.ts');
const MoreProducts = deferred(async () => (await bring()).MoreProducts);
const FollowToggle = deferred(async () => (await bring()).FollowToggle);
const ProductSupply = deferred(async () => (await bring()).ProductSupply);
const RegularPromise = deferred(async () => (await bring()).RegularPromise);
const ProductExtras = deferred(async () => (await bring()).ProductExtras);
const SoldMeanwhile = deferred(async () => (await bring()).SoldMeanwhile);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const product = await readPageData(context, readProduct, { params: { id: params.id } });
  toCanonicalPath(url, product.path);
  return textOf(product);
}

export const action = (args: Route.ActionArgs) => sendPlainRequest(args);

/** What a card of it said is shown at once, wherever the shopper comes from; the rest follows. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const { optimistic } = await late();
  return optimistic(pageAt(url.pathname), async () => fromText(await serverLoader()));
}

/** Choosing a variation changes the query only: the product is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The server's first answer is text; those that a browser asks for later are read already. */
const productIn = <T extends Product>(answer: TextOf<Product> | T): Product | T =>
  typeof answer === 'string' ? fromText(answer) : answer;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const product = loaderData && productIn(loaderData);
  return metaOf(matches, product, location.search);
};

interface ProductPageProps {
  product: Product;
  /** Whether all but what its card says is still on the way. */
  pending: boolean;
  /** What the shop said of a form that was sent without scripts. */
  told: Route.ComponentProps['actionData'];
}

function ProductPage({ product, pending, told }: ProductPageProps) {
  const add = useAddToBag();
  const open = useSetAtom(overlayAtom);
  const [known, setKnown] = useState<ProductTrail>();
  const [gone, setGone] = useState<number[]>([]);
  async function addToBag(line: BagLine): Promise<void> {
    open({ kind: 'added', ...(await add(line)) });
  }
  return (
    <Stack apart="sections">
      <ProductScreen
        product={product}
        pending={pending}
        breadcrumbs={known?.to === product.path ? known.way : product.breadcrumbs}
        promises={(line) => (
          <ProductSupply line={line} told={told}>
            <RegularPromise product={product} />
          </ProductSupply>
        )}
        follow={(who) => <FollowToggle {...who} />}
        extras={(wishes, onWishes) => (
          <ProductExtras product={product} wishes={wishes} onWishes={onWishes} />
        )}
        notice={<SoldMeanwhile product={product} onGone={setGone} />}
        gone={gone}
        onAdd={addToBag}
      />
      {!pending && <MoreProducts product={product} onWay={setKnown} />}
    </Stack>
  );
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const known = useMemo(() => productIn(loaderData), [loaderData]);
  const { path } = known;
  const page = (product: Product, pending: boolean) => (
    <ProductPage product={product} pending={pending} told={actionData} />
  );
  return 'pending' in known ? (
    <OptimisticPage key={path} known={known} failed={RouteFailure}>
      {page}
    </OptimisticPage>
  ) : (
    <Fragment key={path}>{page(known, false)}</Fragment>
  );
}
