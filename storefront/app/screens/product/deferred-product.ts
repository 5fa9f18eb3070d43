/** What a product page is given by other features once it has loaded, in one piece. */
export { RegularPromise } from '../../features/plan/RegularPromise.tsx';
export { FollowToggle } from '../creator/FollowToggle.tsx';
export { MoreProducts } from './MoreProducts.tsx';
export { ProductExtras } from './ProductExtras.tsx';
export { ProductSupply } from './ProductSupply.tsx';
export { SoldMeanwhile } from './SoldMeanwhile.tsx';
