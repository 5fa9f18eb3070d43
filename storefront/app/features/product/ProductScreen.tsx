import type { BagLine } from '@otzar/contract/bag';
import type { Picture } from '@otzar/contract/picture';
import type { Product, Variation } from '@otzar/contract/product';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { BuyPanel } from '@otzar/design-system/widgets/BuyPanel';
import { ProductHeading } from '@otzar/design-system/widgets/ProductHeading';
import { ProductLayout } from '@otzar/design-system/widgets/ProductLayout';
import { formerPrice, priceLabel } from '@otzar/domain/money';
import { hasHebrew, lineOf } from '@otzar/domain/product';
import { type ReactNode, useRef, useState } from 'react';
import { later } from '../../platform/later.tsx';
import { usePrices } from '../../platform/prices.ts';
import { useChoice } from './useChoice.ts';
import { useProductLanguage } from './useProductLanguage.ts';

const bring = () => import('./late.ts');
const ProductGallery = later(async () => (await bring()).ProductGallery);
const ProductChoices = later(async () => (await bring()).ProductChoices);
const LanguageToggle = later(async () => (await bring()).LanguageToggle);
const QuantitySelector = later(async () => (await bring()).QuantitySelector);
const StickyBuyBar = later(async () => (await bring()).StickyBuyBar);
const ProductStock = later(async () => (await bring()).ProductStock);
const ProductWords = later(async () => (await bring()).ProductWords);

interface ProductScreenProps {
  product: Product;
  /** The way the shopper came, the product last. */
  breadcrumbs: Product['breadcrumbs'];
  /** How a line reaches the shopper: another variation may travel another way. */
  promises: (line: BagLine) => ReactNode;
  /** Settles when the line is in the bag. */
  onAdd: (line: BagLine) => Promise<void>;
}

function addLabel(max: number, preorder: boolean, notMade: boolean): string {
  if (notMade) return 'Not made';
  if (max < 1) return 'Sold out';
  return preorder ? 'Preorder' : 'Add to bag';
}

/** The variation's picture first, and none of them twice. */
function picturesOf({ media }: Product, variation: Variation | null): Picture[] {
  const own = variation?.picture;
  return own ? [own, ...media.filter(({ src }) => src !== own.src)] : media;
}

/** A product or a bundle: its pictures, its words, and everything needed to buy it. */
export function ProductScreen({ product, breadcrumbs, promises, onAdd }: ProductScreenProps) {
  const choice = useChoice(product);
  const { variation, notMade } = choice;
  const bilingual = hasHebrew(product);
  const { language, setLanguage } = useProductLanguage(bilingual);
  const [wanted, setWanted] = useState(1);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  const line = lineOf(product, variation, wanted);
  const quantity = Math.max(1, Math.min(wanted, line.max));
  const { format, charged } = usePrices();
  const former = formerPrice(line.price, line.fake_price);
  const price = priceLabel(line.price, format);
  async function addOnce(): Promise<void> {
    setBusy(true);
    setFailed(false);
    await onAdd({ ...line, quantity }).catch(() => setFailed(true));
    setBusy(false);
  }
  const buy = {
    onAdd: () => void addOnce(),
    addLabel: addLabel(line.max, line.preorder_date !== null, notMade),
    disabled: notMade || line.max < 1,
    busy,
  };
  const pictures = picturesOf(product, variation);

  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <ProductLayout
        gallery={<ProductGallery key={line.id} pictures={pictures} title={product.title} />}
      >
        <ProductHeading
          title={product.title}
          hebTitle={product.heb_title ?? undefined}
          shortDescription={product.short_desc}
          hebShortDescription={product.heb_short_desc ?? undefined}
          creators={product.creators.map(({ name, heb_name }) => ({
            name,
            hebName: heb_name ?? undefined,
          }))}
          vendor={product.vendor}
          language={language}
        >
          {bilingual && <LanguageToggle language={language} onChange={setLanguage} />}
        </ProductHeading>
        <BuyPanel
          {...buy}
          ref={panel}
          error={failed ? 'We could not put it in your bag. Please try again.' : undefined}
          price={price}
          formerPrice={former ? format(former) : undefined}
          charged={line.price > 0 ? charged?.(line.price) : undefined}
          stock={<ProductStock line={line} />}
          quantity={
            // The stock line says it all where there is at most one.
            line.max > 1 && (
              <QuantitySelector value={quantity} max={line.max} onChange={setWanted} />
            )
          }
        >
          {product.options.length > 0 && <ProductChoices product={product} choice={choice} />}
        </BuyPanel>
        <ProductWords product={product} promises={promises(line)} language={language} />
      </ProductLayout>
      <StickyBuyBar {...buy} panel={panel} title={product.title} price={price} />
    </>
  );
}
