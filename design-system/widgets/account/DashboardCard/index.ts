export { DashboardCard, type DashboardCardProps } from './DashboardCard.tsx';
export { DashboardCards } from './DashboardCards.tsx';
