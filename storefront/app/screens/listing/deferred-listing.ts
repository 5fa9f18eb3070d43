/** What a list of products is given once it has loaded, in one piece. */
export { ListedProducts } from './ListedProducts.tsx';
