export { BetaBanner, type BetaBannerProps } from './BetaBanner.tsx';
