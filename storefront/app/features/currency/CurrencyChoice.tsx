import { CurrencySelect } from '@otzar/design-system/widgets/CurrencySelect';
import { useNear } from '../../platform/near.ts';
import { useCurrency } from './useCurrency.ts';

/** The footer's choice of what prices are shown in, in the whole shop and at once. */
export function CurrencyChoice() {
  const { near, ref } = useNear<HTMLDivElement>();
  const { offered, shown, choose } = useCurrency(near);
  return (
    <CurrencySelect
      ref={ref}
      currencies={offered}
      value={shown.currency}
      note="Orders are paid in US dollars."
      onChange={choose}
    />
  );
}
