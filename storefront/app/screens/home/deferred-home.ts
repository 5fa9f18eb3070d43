/** What Home is given once it has loaded, in one piece. */
export { HomeShelves } from './HomeShelves.tsx';
