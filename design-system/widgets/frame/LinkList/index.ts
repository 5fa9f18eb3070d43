export { LinkList, type LinkListProps } from './LinkList.tsx';
