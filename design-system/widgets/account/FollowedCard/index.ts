export { FollowedCard, type FollowedCardProps } from './FollowedCard.tsx';
