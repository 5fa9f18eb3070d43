export type { AppLink, SocialLink } from './FooterExtras.tsx';
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
