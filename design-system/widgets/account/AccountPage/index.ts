export { AccountPage, type AccountPageProps } from './AccountPage.tsx';
export { AccountPart, type AccountPartProps } from './AccountPart.tsx';
