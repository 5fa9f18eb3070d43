export { optionCard, optionLegend, optionTile } from './option-card.ts';
export { type RadioCard, RadioCards, type RadioCardsProps } from './RadioCards.tsx';
