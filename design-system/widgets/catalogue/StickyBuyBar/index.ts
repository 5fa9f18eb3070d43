export { StickyBuyBar, type StickyBuyBarProps } from './StickyBuyBar.tsx';
