export { SectionTabs, type SectionTabsProps } from './SectionTabs.tsx';
