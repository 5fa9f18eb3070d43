import type { BagLine } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { Stack } from '@otzar/design-system/components/Stack';
import { ProductDetails } from '@otzar/design-system/widgets/ProductDetails';
import { ProductPromises } from './ProductPromises.tsx';
import type { ProductLanguage } from './useProductLanguage.ts';

interface ProductWordsProps {
  product: Product;
  /** What would be bought now: another variation may travel another way. */
  line: BagLine;
  language: ProductLanguage;
}

/** What there is to read about a product once its price is known. */
export function ProductWords({ product, line, language }: ProductWordsProps) {
  return (
    <Stack>
      <ProductPromises line={line} />
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
