import type { BadgeProps } from '../../../components/Badge/index.ts';

export type SubscriptionStatus = 'active' | 'paused' | 'failed' | 'cancelled';

/** How each is told. */
export const statuses: Record<SubscriptionStatus, { word: string; tone: BadgeProps['tone'] }> = {
  active: { word: 'Active', tone: 'success' },
  paused: { word: 'Paused', tone: 'warning' },
  failed: { word: 'Not ordered', tone: 'accent' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
};
