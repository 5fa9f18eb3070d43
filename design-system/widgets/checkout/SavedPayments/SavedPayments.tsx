import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/SavedPayments';
import { SavedList, type SavedListProps } from '../SavedAddresses/SavedList.tsx';

export interface SavedPayment {
  id: number;
  /** Such as `Visa`. */
  brand: string;
  lastFour: string;
  /** Month and year, as on the card: `12/30`. */
  expires: string;
  /** Whether it can no longer be charged. */
  expired: boolean;
  isDefault: boolean;
}

export interface SavedPaymentsProps
  extends Omit<
    SavedListProps,
    'legend' | 'groupName' | 'entries' | 'addLabel' | 'emptyText' | 'onEdit'
  > {
  payments: SavedPayment[];
}

const Expiry = styled.span`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** A customer's cards, one of which pays (specification, section 4, Checkout). */
export function SavedPayments({ payments, ...rest }: SavedPaymentsProps) {
  return (
    <SavedList
      legend={messages.payWith}
      groupName="payment"
      addLabel={messages.addCard}
      emptyText={messages.noCard}
      entries={payments.map(({ id, brand, lastFour, expires, expired, isDefault }) => ({
        id,
        isDefault,
        name: messages.ending(brand, lastFour),
        words: (
          <>
            <b>{messages.ending(brand, lastFour)}</b>
            <Expiry>{expired ? messages.expired(expires) : messages.expires(expires)}</Expiry>
          </>
        ),
      }))}
      {...rest}
    />
  );
}
