export { SavedItemCard, type SavedItemCardProps } from './SavedItemCard.tsx';
export { SavedItemCards } from './SavedItemCards.tsx';
