import type { Subscription } from '@otzar/contract/subscription';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { LineList } from '@otzar/design-system/widgets/bag/LineList';
import { Confirmation } from '@otzar/design-system/widgets/orders/Confirmation';
import { longDateText, shortDateText } from '@otzar/domain/delivery';
import { priceLabel, toCents, toUsd } from '@otzar/domain/money';
import { frequencyLabel } from '@otzar/domain/subscription';
import { useAtomValue } from 'jotai/react';
import { customerModule } from '../../features/customer/customer-module.ts';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';
import { addressEntries, cardEntries } from '../account/saved-entries.ts';

/** What comes of a sign-up, in a sentence or two. */
function leadOf({ status, started_on, next_on }: Subscription): string {
  if (status === 'cancelled') return 'It has ended: nothing more comes.';
  if (next_on === null) return 'It rests just now: nothing comes and nothing is charged.';
  const which = started_on === next_on ? 'first' : 'next';
  return `The ${which} order is placed on ${longDateText(next_on)}. You can skip, pause or cancel at any time.`;
}

/** What somebody has signed up for: what comes, how often, when next, where to, and who pays. */
export function Begun({ begun }: { begun: Subscription }) {
  const customer = useAtomValue(customerModule.atom);
  const { about } = usePrices();
  const { id, product, quantity, frequency, next_on } = begun;
  const address = addressEntries(customer?.addresses ?? []).find(
    (kept) => kept.id === begun.address_id,
  );
  const card = cardEntries(customer?.payments ?? [], new Date()).find(
    (kept) => kept.id === begun.payment_id,
  );
  const total = toUsd(toCents(product.price) * quantity);
  const facts = [
    { label: 'Number', value: String(id) },
    { label: 'How often', value: frequencyLabel(frequency) },
    ...(next_on ? [{ label: 'Next order', value: shortDateText(next_on) }] : []),
    ...(address ? [{ label: 'Goes to', value: [address.name, ...address.lines].join(', ') }] : []),
    ...(card ? [{ label: 'Paid with', value: `${card.brand} ending in ${card.lastFour}` }] : []),
  ];
  return (
    <Confirmation
      icon="calendar"
      title="It comes by itself now"
      lead={leadOf(begun)}
      facts={facts}
      actions={
        <>
          <ButtonLink href={paths.updateSubscription(id)}>Change or stop it</ButtonLink>
          <ButtonLink href={paths.subscriptions} intent="secondary">
            All that comes to you
          </ButtonLink>
          <ButtonLink href={paths.home} intent="quiet">
            Back to the shop
          </ButtonLink>
        </>
      }
    >
      <LineList
        lines={[
          {
            title: product.title,
            detail: product.creators.join(', ') || product.vendor,
            picture: product.image,
            quantity,
            total: priceLabel(total),
            about: total > 0 ? about?.(total) : undefined,
          },
        ]}
      />
    </Confirmation>
  );
}
