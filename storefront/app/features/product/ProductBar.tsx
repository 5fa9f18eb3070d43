import type { Product } from '@otzar/contract/product';
import {
  StickyBuyBar,
  type StickyBuyBarProps,
} from '@otzar/design-system/widgets/catalogue/StickyBuyBar';

interface ProductBarProps extends Omit<StickyBuyBarProps, 'title' | 'hebTitle'> {
  product: Pick<Product, 'title' | 'heb_title'>;
}

/** The way to buy a product within the thumb's reach, in the language it is read in. */
export function ProductBar({ product, ...rest }: ProductBarProps) {
  return <StickyBuyBar title={product.title} hebTitle={product.heb_title ?? undefined} {...rest} />;
}
