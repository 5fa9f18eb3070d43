export { rulesOf, styledBlock, UsedBlocks } from './styled-block.ts';
