import * as messages from '#messages/widgets/account/SubscriptionCard';
import type { BadgeProps } from '../../../components/Badge/index.ts';

export type SubscriptionStatus = 'active' | 'paused' | 'failed' | 'cancelled';

/** How each is told. */
export const statuses: Record<SubscriptionStatus, { word: string; tone: BadgeProps['tone'] }> = {
  active: { word: messages.active, tone: 'success' },
  paused: { word: messages.paused, tone: 'warning' },
  failed: { word: messages.notOrdered, tone: 'accent' },
  cancelled: { word: messages.cancelled, tone: 'neutral' },
};
