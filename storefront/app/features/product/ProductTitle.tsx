import type { Followed } from '@otzar/contract/following';
import type { Product } from '@otzar/contract/product';
import { LanguageToggle } from '@otzar/design-system/widgets/catalogue/LanguageToggle';
import { ProductHeading } from '@otzar/design-system/widgets/catalogue/ProductHeading';
import { hasHebrew } from '@otzar/domain/product';
import type { ReactNode } from 'react';
import { paths, withQuery } from '../../paths.ts';
import { namesOf } from '../../platform/titles.ts';
import type { ProductLanguage } from './useProductLanguage.ts';

interface ProductTitleProps {
  product: Product;
  /** Whether all but what its card says is still on the way. */
  pending: boolean;
  language: ProductLanguage;
  onLanguage: (language: ProductLanguage) => void;
  /** The way to follow somebody who made it. */
  follow: (who: Followed & { name: string }) => ReactNode;
}

/** What a product is called and who made it, each with a way to their other works and a way to follow them. */
export function ProductTitle({
  product,
  pending,
  language,
  onLanguage,
  follow,
}: ProductTitleProps) {
  const { vendor, vendor_id, creators } = product;
  return (
    <ProductHeading
      title={product.title}
      hebTitle={product.heb_title ?? undefined}
      shortDescription={product.short_desc}
      hebShortDescription={product.heb_short_desc ?? undefined}
      creators={creators.map(({ id, name, heb_name, path }) => ({
        name,
        hebName: heb_name ?? undefined,
        path: path || undefined,
        aside: !pending && follow({ type: 'creator', id, name: namesOf({ name, heb_name }).name }),
      }))}
      vendor={vendor}
      vendorPath={withQuery(paths.search, { q: vendor })}
      vendorAside={!pending && follow({ type: 'vendor', id: vendor_id, name: vendor })}
      language={language}
      pending={pending}
    >
      {hasHebrew(product) && <LanguageToggle language={language} onChange={onLanguage} />}
    </ProductHeading>
  );
}
