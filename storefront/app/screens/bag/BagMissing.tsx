import { FailedState } from '@otzar/design-system/components/FailedState';
import type { MissingBag } from './useBagStatus.ts';

interface BagMissingProps {
  /** What could not be had: `We could not load your bag`. */
  title: string;
  missing: MissingBag;
}

/** Says that the shop could not be asked what a customer keeps, and asks it again. */
export function BagMissing({ title, missing: { message, busy, retry } }: BagMissingProps) {
  return (
    <FailedState title={title} busy={busy} onRetry={retry}>
      {message}
    </FailedState>
  );
}
