export { ScrollToTop, type ScrollToTopProps } from './ScrollToTop.tsx';
