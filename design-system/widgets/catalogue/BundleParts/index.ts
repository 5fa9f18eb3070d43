export { type BundlePart, BundleParts, type BundlePartsProps } from './BundleParts.tsx';
