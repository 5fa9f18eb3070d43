export { SCROLL_DURATION, scrollPageTo } from './scroll-page.ts';
