export { AccountLinks, type AccountLinksProps, type AccountPaths } from './AccountLinks.tsx';
export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
