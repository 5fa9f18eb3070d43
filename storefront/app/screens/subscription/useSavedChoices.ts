import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/subscription';
import { customerModule } from '../../features/customer/customer-module.ts';
import { addressEntries, cardEntries } from '../account/saved-entries.ts';

/** The one that orders start from, else the first; empty for none. */
const startOf = (entries: { id: number; isDefault: boolean }[]): string =>
  String((entries.find(({ isDefault }) => isDefault) ?? entries[0])?.id ?? '');

/** What a customer keeps, as a form offers it, and what it starts from. */
export function useSavedChoices() {
  const customer = useAtomValue(customerModule.atom);
  const addresses = addressEntries(customer?.addresses ?? []);
  const cards = cardEntries(customer?.payments ?? [], new Date());
  return {
    addresses: addresses.map(({ id, name, lines }) => ({
      value: String(id),
      title: name,
      description: lines.join(', '),
    })),
    payments: cards.map((card) => ({
      value: String(card.id),
      title: messages.cardEnding(card.brand, card.lastFour),
      description: card.expired ? messages.expired(card.expires) : messages.expires(card.expires),
      disabled: card.expired,
    })),
    saved: {
      address: startOf(addresses),
      payment: startOf(cards.filter(({ expired }) => !expired)),
    },
  };
}
