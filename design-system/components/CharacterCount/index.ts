export { CharacterCount, type CharacterCountProps } from './CharacterCount.tsx';
