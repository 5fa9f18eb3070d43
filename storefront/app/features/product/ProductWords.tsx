import type { Product } from '@otzar/contract/product';
import { Stack } from '@otzar/design-system/components/Stack';
import { ProductDetails } from '@otzar/design-system/widgets/ProductDetails';
import type { ReactNode } from 'react';
import type { ProductLanguage } from './useProductLanguage.ts';

interface ProductWordsProps {
  product: Product;
  /** How what would be bought now reaches the shopper. */
  promises: ReactNode;
  language: ProductLanguage;
}

/** What there is to read about a product once its price is known. */
export function ProductWords({ product, promises, language }: ProductWordsProps) {
  return (
    <Stack>
      {promises}
      <ProductDetails
        description={product.description}
        hebDescription={product.heb_description ?? undefined}
        facts={product.meta}
        language={language}
        parts={product.parts.map(({ quantity, product: part }) => ({
          title: part.title,
          path: part.path,
          quantity,
          picture: part.image,
        }))}
      />
    </Stack>
  );
}
