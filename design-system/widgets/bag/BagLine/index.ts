export { BagLine, type BagLineProps } from './BagLine.tsx';
