import type { BagLine } from '@otzar/contract/bag';
import type { Followed } from '@otzar/contract/following';
import type { Picture } from '@otzar/contract/picture';
import type { Product, Variation } from '@otzar/contract/product';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { Stack } from '@otzar/design-system/components/Stack';
import { BuyPanel } from '@otzar/design-system/widgets/catalogue/BuyPanel';
import { ProductLayout } from '@otzar/design-system/widgets/catalogue/ProductLayout';
import { hasHebrew } from '@otzar/domain/product';
import { productField } from '@otzar/domain/product-field';
import { type ReactNode, useRef } from 'react';
import * as messages from '#messages/features/product';
import { paths } from '../../paths.ts';
import { deferred } from '../../platform/deferred.tsx';
import { addressOfPage } from '../../platform/own-address.ts';
import { titleOf } from '../../platform/titles.ts';
import { type BuyOptions, useBuying } from './useBuying.ts';
import { useChoice } from './useChoice.ts';
import { useProductLanguage } from './useProductLanguage.ts';

const bring = () => import('./deferred-parts.ts');
const ProductGallery = deferred(async () => (await bring()).ProductGallery);
const ProductTitle = deferred(async () => (await bring()).ProductTitle);
const ProductChoices = deferred(async () => (await bring()).ProductChoices);
const ProductHeart = deferred(async () => (await bring()).ProductHeart);
const QuantitySelector = deferred(async () => (await bring()).QuantitySelector);
const ProductBar = deferred(async () => (await bring()).ProductBar);
const ProductStock = deferred(async () => (await bring()).ProductStock);
const ProductWords = deferred(async () => (await bring()).ProductWords);

interface ProductScreenProps {
  product: Product;
  /** Whether all but what its card says is still on the way. */
  pending: boolean;
  /** The way the shopper came, the product last. */
  breadcrumbs: Product['breadcrumbs'];
  /** How a line reaches the shopper: another variation may travel another way. */
  promises: (line: BagLine) => ReactNode;
  /** The way to follow somebody who made it. */
  follow: (who: Followed & { name: string }) => ReactNode;
  /** What can be written on it and how it can be given. */
  extras: (wishes: BuyOptions, onWishes: (wishes: BuyOptions) => void) => ReactNode;
  /** What has become of it since the page was opened. */
  notice: ReactNode;
  /** Ids of the lines that have sold out since. */
  gone: number[];
  /** Settles when the line is in the bag. */
  onAdd: (line: BagLine) => Promise<void>;
}

function addLabel(max: number, preorder: boolean, notMade: boolean): string {
  if (notMade) return messages.notMade;
  if (max < 1) return messages.soldOut;
  return preorder ? messages.preorder : messages.addToBag;
}

/** The variation's picture first, and none of them twice. */
function picturesOf({ media }: Product, variation: Variation | null): Picture[] {
  const own = variation?.picture;
  return own ? [own, ...media.filter(({ src }) => src !== own.src)] : media;
}

/** A product or a bundle: its pictures, its words, and everything needed to buy it. */
export function ProductScreen(props: ProductScreenProps) {
  const { product, pending, gone } = props;
  const choice = useChoice(product);
  const { variation, notMade } = choice;
  const { language, setLanguage } = useProductLanguage(hasHebrew(product));
  const { line, quantity, setQuantity, wishes, setWishes, busy, add, figures } = useBuying({
    product,
    variation,
    notMade,
    gone: (id) => gone.includes(id),
    onAdd: props.onAdd,
  });
  const panel = useRef<HTMLFormElement>(null);
  const buy = {
    addLabel: addLabel(line.max, line.preorder_date !== null, notMade),
    disabled: notMade || line.max < 1,
    busy: busy || pending,
  };

  return (
    <Stack>
      <Breadcrumbs items={props.breadcrumbs} />
      <ProductLayout
        gallery={
          <ProductGallery
            key={line.id}
            pictures={picturesOf(product, variation)}
            title={titleOf(product)}
          />
        }
      >
        <ProductTitle
          product={product}
          pending={pending}
          language={language}
          onLanguage={setLanguage}
          follow={props.follow}
        />
        {props.notice}
        <BuyPanel
          {...buy}
          {...figures}
          ref={panel}
          action={addressOfPage(paths.bag)}
          onAdd={add}
          stock={!notMade && <ProductStock line={line} />}
          quantity={
            // The stock line says it all where there is at most one.
            line.max > 1 && (
              <QuantitySelector
                size="large"
                name={productField.quantity}
                value={quantity}
                max={line.max}
                onChange={setQuantity}
              />
            )
          }
          aside={<ProductHeart product={product} />}
        >
          <input type="hidden" name={productField.product} value={product.id} />
          {(pending || product.options.length > 0) && (
            <ProductChoices product={product} choice={choice} pending={pending} />
          )}
          {!pending && line.max > 0 && props.extras(wishes, setWishes)}
        </BuyPanel>
        <ProductWords
          product={product}
          sku={line.sku}
          pending={pending}
          promises={props.promises(line)}
          language={language}
        />
      </ProductLayout>
      <ProductBar
        {...buy}
        onAdd={() => panel.current?.requestSubmit()}
        panel={panel}
        product={product}
        language={language}
        price={figures.price}
      />
    </Stack>
  );
}
