import { Button } from '@otzar/design-system/components/Button';
import { Skeleton } from '@otzar/design-system/components/Skeleton';
import {
  DashboardCard,
  type DashboardCardProps,
} from '@otzar/design-system/widgets/account/DashboardCard';
import * as messages from '#messages/screens/account-dashboard';
import { useOutcome } from '../../platform/outcome.ts';
import type { News } from './dashboard-news.ts';

interface PendingCardProps<T>
  extends Pick<DashboardCardProps, 'title' | 'icon' | 'href' | 'linkText'> {
  asked: Promise<T>;
  /** What is worth knowing of the answer. */
  tell: (answer: T) => News;
  /** Told to ask again. */
  onRetry: () => void;
}

/** A part of the account of which nothing could be had: that is not to say that there is nothing in it. */
export function MissingCard({
  onRetry,
  ...card
}: Pick<PendingCardProps<never>, 'title' | 'icon' | 'href' | 'linkText' | 'onRetry'>) {
  return (
    <DashboardCard
      {...card}
      news={messages.couldNotLookUp}
      detail={
        <Button intent="quiet" aria-label={messages.tryAgainFor(card.title)} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      }
    />
  );
}

/** A part of the account: the way to it is there at once, its news when it comes. */
export function PendingCard<T>({ asked, tell, onRetry, ...card }: PendingCardProps<T>) {
  const outcome = useOutcome(asked);
  if (!outcome)
    return (
      <DashboardCard {...card} news={<Skeleton width="70%" />} detail={<Skeleton width="40%" />} />
    );
  if ('failure' in outcome) return <MissingCard {...card} onRetry={onRetry} />;
  return <DashboardCard {...card} {...tell(outcome.answer)} />;
}
