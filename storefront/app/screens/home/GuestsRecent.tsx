import { customerModule } from '../../features/customer/customer-module.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { RecentRail } from './RecentRail.tsx';

/** What a guest looked at last; customers' looks are not recorded (specification, section 6). */
export function GuestsRecent({ except }: { except?: number[] }) {
  return useShopperValue(customerModule.atom, undefined) === null && <RecentRail except={except} />;
}
