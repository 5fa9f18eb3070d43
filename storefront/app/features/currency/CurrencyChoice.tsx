import { CurrencySelect } from '@otzar/design-system/widgets/frame/CurrencySelect';
import * as messages from '#messages/features/currency';
import { useCurrency } from './useCurrency.ts';

/** The footer's choice of what prices are shown in, in the whole shop and at once. */
export function CurrencyChoice() {
  const { offered, shown, choose } = useCurrency();
  return (
    <CurrencySelect
      currencies={offered}
      value={shown.currency}
      note={messages.paidInDollars}
      onChange={choose}
    />
  );
}
