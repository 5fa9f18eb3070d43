import type { Subscription } from '@otzar/contract/subscription';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { LineList } from '@otzar/design-system/widgets/bag/LineList';
import { Confirmation } from '@otzar/design-system/widgets/orders/Confirmation';
import { longDateText, shortDateText } from '@otzar/domain/delivery';
import { priceLabel, toCents, toUsd } from '@otzar/domain/money';
import { frequencyLabel } from '@otzar/domain/subscription';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/subscription';
import { customerModule } from '../../features/customer/customer-module.ts';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';
import { addressEntries, cardEntries } from '../account/saved-entries.ts';

/** What comes of a sign-up, in a sentence or two. */
function leadOf({ status, started_on, next_on }: Subscription): string {
  if (status === 'cancelled') return messages.hasEnded;
  if (next_on === null) return messages.rests;
  const placedOn = started_on === next_on ? messages.firstPlacedOn : messages.nextPlacedOn;
  return placedOn(longDateText(next_on));
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
    { label: messages.number, value: String(id) },
    { label: messages.howOften, value: frequencyLabel(frequency) },
    ...(next_on ? [{ label: messages.nextOrder, value: shortDateText(next_on) }] : []),
    ...(address
      ? [{ label: messages.goesTo, value: [address.name, ...address.lines].join(', ') }]
      : []),
    ...(card
      ? [{ label: messages.paidWith, value: messages.cardEnding(card.brand, card.lastFour) }]
      : []),
  ];
  return (
    <Confirmation
      icon="calendar"
      title={messages.comesByItself}
      lead={leadOf(begun)}
      facts={facts}
      actions={
        <>
          <ButtonLink href={paths.updateSubscription(id)}>{messages.changeOrStop}</ButtonLink>
          <ButtonLink href={paths.subscriptions} intent="secondary">
            {messages.allThatComes}
          </ButtonLink>
          <ButtonLink href={paths.home} intent="quiet">
            {messages.backToShop}
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
