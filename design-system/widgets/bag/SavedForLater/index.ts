export { SavedForLater, type SavedForLaterProps } from './SavedForLater.tsx';
