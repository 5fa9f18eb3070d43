/** What of a product page comes once the page has loaded, in one piece. */
export { LanguageToggle } from '@otzar/design-system/widgets/LanguageToggle';
export { ProductGallery } from '@otzar/design-system/widgets/ProductGallery';
export { QuantitySelector } from '@otzar/design-system/widgets/QuantitySelector';
export { StickyBuyBar } from '@otzar/design-system/widgets/StickyBuyBar';
export { ProductChoices } from './ProductChoices.tsx';
export { ProductStock } from './ProductStock.tsx';
export { ProductWords } from './ProductWords.tsx';
