import type { Subscription } from '@otzar/contract/subscription';
import { OrderSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { RouteFailure } from '../../platform/failure/RouteFailure.tsx';
import { notHere } from '../../platform/not-here.ts';
import { Pending } from '../../platform/pending.tsx';
import { Begun } from './Begun.tsx';

interface BegunPageProps {
  /** What was signed up for, as the shop tells it. */
  asked: Promise<Subscription>;
  /** The only type that is confirmed at this address. */
  type: Subscription['type_id'];
  /** What could not be had, where it cannot. */
  failed: string;
}

/** The end of a sign-up; what was begun otherwise has a page of its own. */
export function BegunPage({ asked, type, failed }: BegunPageProps) {
  const missing = <RouteFailure error={notHere} />;
  return (
    <Pending asked={asked} skeleton={<OrderSkeleton />} failed={failed} missing={missing}>
      {(begun) => (begun.type_id === type ? <Begun begun={begun} /> : missing)}
    </Pending>
  );
}
