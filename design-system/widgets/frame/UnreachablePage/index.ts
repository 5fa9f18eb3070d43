export { UnreachablePage, type UnreachablePageProps } from './UnreachablePage.tsx';
