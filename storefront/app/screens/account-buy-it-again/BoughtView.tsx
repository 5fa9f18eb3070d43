import type { BoughtProduct } from '@otzar/contract/customer-order';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { BoughtItem } from '@otzar/design-system/widgets/account/BoughtItem';
import { boughtText } from '@otzar/domain/customer-order';
import { shortDateText } from '@otzar/domain/delivery';
import { priceLabel } from '@otzar/domain/money';
import { irregular } from '@otzar/domain/recurring';
import * as messages from '#messages/screens/account-buy-it-again';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';
import { useQuickAdd } from '../account/useQuickAdd.ts';

function Bought({ product, times, last_at }: BoughtProduct) {
  const { format } = usePrices();
  const adding = useQuickAdd(product);
  return (
    <BoughtItem
      title={product.title}
      hebTitle={product.heb_title ?? undefined}
      path={product.path}
      creators={product.creators.join(', ') || product.vendor}
      picture={product.image}
      price={priceLabel(product.price, format)}
      note={boughtText(times, shortDateText(last_at))}
      unavailable={product.max < 1 ? messages.soldOut : undefined}
      hasChoice={product.has_variations}
      regularHref={irregular(product) === null ? paths.subscription(2, product.id) : undefined}
      busy={adding.busy}
      failure={adding.failure}
      onAdd={adding.run}
    />
  );
}

/** What a customer has ordered and can have again, the last one first. */
export function BoughtView({ bought }: { bought: BoughtProduct[] }) {
  if (bought.length === 0) {
    return (
      <EmptyState
        title={messages.nothingYet}
        icon="return"
        action={<ButtonLink href={paths.home}>{messages.lookAround}</ButtonLink>}
      >
        {messages.whatWaitsHere}
      </EmptyState>
    );
  }
  return (
    <AccountPart title={messages.hadBefore(bought.length)}>
      <div>
        {bought.map((one) => (
          <Bought key={one.product.id} {...one} />
        ))}
      </div>
    </AccountPart>
  );
}
