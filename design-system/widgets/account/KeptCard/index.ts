export { KeptCard, type KeptCardProps } from './KeptCard.tsx';
export { KeptCards } from './KeptCards.tsx';
