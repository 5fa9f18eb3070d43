import { FailedState } from '@otzar/design-system/components/FailedState';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from './call-failed.ts';
import { useOutcome } from './outcome.ts';
import { useRecovery } from './recovery.ts';

interface PendingProps<T> {
  /** What a screen's loader has asked for and not waited for. */
  asked: Promise<T>;
  /** Stands in its place, in its shape. */
  skeleton: ReactNode;
  /** What could not be had, where it cannot: `We could not load your orders`. */
  failed: string;
  /** Stands in its place where the shop says that there is no such thing. */
  missing?: ReactNode;
  children: (answer: T) => ReactNode;
}

/** An address with something else than an id in it leads nowhere either. */
const noSuchThing = [404, 422];

function Failed({ failure, title, busy }: { failure: unknown; title: string; busy: boolean }) {
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useRecovery(failure, retry);
  return (
    <FailedState title={title} busy={busy} onRetry={retry}>
      {failure instanceof CallFailed ? failure.message : undefined}
    </FailedState>
  );
}

/** What comes from the shop after the screen it belongs to: its shape, then itself, or why it does not. */
export function Pending<T>({ asked, skeleton, failed, missing, children }: PendingProps<T>) {
  const outcome = useOutcome(asked);
  if (!outcome) return skeleton;
  if ('answer' in outcome) return children(outcome.answer);
  const { failure } = outcome;
  if (missing && failure instanceof CallFailed && noSuchThing.includes(failure.status))
    return missing;
  return <Failed failure={failure} title={failed} busy={outcome.of !== asked} />;
}
