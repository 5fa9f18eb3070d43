/** What of a product page comes once the page has loaded, in one piece. */

export { QuantitySelector } from '@otzar/design-system/widgets/bag/QuantitySelector';
export { ProductGallery } from '@otzar/design-system/widgets/catalogue/ProductGallery';
export { fieldsOf, lineInForm, notMade } from '@otzar/domain/product-form';
export { optimistic } from './known.ts';
export { OptimisticPage } from './OptimisticPage.tsx';
export { ProductBar } from './ProductBar.tsx';
export { ProductChoices } from './ProductChoices.tsx';
export { ProductHeart } from './ProductHeart.tsx';
export { ProductStock } from './ProductStock.tsx';
export { ProductTitle } from './ProductTitle.tsx';
export { ProductWords } from './ProductWords.tsx';
