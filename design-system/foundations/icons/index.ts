export { Icon, type IconName, type IconProps } from './Icon.tsx';
export { iconSheet } from './icon-sheet.ts';
