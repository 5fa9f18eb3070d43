export { MenuList, type MenuListProps } from './MenuList.tsx';
