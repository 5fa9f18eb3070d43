export { DidYouMean, type DidYouMeanProps } from './DidYouMean.tsx';
