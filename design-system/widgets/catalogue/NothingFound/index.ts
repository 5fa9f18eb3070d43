export { NothingFound, type NothingFoundProps } from './NothingFound.tsx';
