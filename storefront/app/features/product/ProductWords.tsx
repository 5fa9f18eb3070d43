import type { Product } from '@otzar/contract/product';
import { Skeleton } from '@otzar/design-system/components/Skeleton';
import { Stack } from '@otzar/design-system/components/Stack';
import { ProductDetails } from '@otzar/design-system/widgets/catalogue/ProductDetails';
import { priceLabel } from '@otzar/domain/money';
import { bundleSaving } from '@otzar/domain/product';
import type { ReactNode } from 'react';
import { language as pageLanguage } from '#language';
import * as messages from '#messages/features/product';
import { usePrices } from '../../platform/prices.ts';
import type { ProductLanguage } from './useProductLanguage.ts';

interface ProductWordsProps {
  product: Product;
  /** Of what would be bought now. */
  sku: string;
  /** Whether all but what its card says is still on the way. */
  pending: boolean;
  /** How what would be bought now reaches the shopper. */
  promises: ReactNode;
  language: ProductLanguage;
}

/** What there is to read about a product once its price is known. */
export function ProductWords({ product, sku, pending, promises, language }: ProductWordsProps) {
  const { format } = usePrices();
  const saving = bundleSaving(product);
  return (
    <Stack>
      {promises}
      {pageLanguage === 'he' && !pending && product.heb_description === null && (
        <p>{messages.inEnglishOnly}</p>
      )}
      {pending ? (
        <div>
          <Skeleton width="100%" />
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      ) : (
        <ProductDetails
          description={product.description}
          hebDescription={product.heb_description ?? undefined}
          facts={[...product.meta, { label: messages.sku, value: sku }]}
          language={language}
          parts={product.parts.map(({ quantity, product: part }) => ({
            title: part.title,
            path: part.path,
            quantity,
            picture: part.image,
            price: priceLabel(part.price, format),
          }))}
          partsNote={saving > 0 ? messages.lessThanOneByOne(format(saving)) : undefined}
        />
      )}
    </Stack>
  );
}
