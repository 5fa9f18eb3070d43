export { AddedToBag, type AddedToBagProps } from './AddedToBag.tsx';
