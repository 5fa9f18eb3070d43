import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/catalogue/PickupPromise';
import { PromiseLine } from '../PromiseLine/index.ts';

export interface PickupPromiseProps extends ComponentPropsWithRef<'div'> {
  /**
   * When it can be fetched, as the shopper reads it: `Tue, November 24`, `within 2 hours`. Empty where the
   * shop has not said yet; null for what cannot be fetched at all.
   */
  ready?: string | null;
  /** Where, in one line. */
  place: string;
}

/** Where and when an item can be fetched from the shop (specification, section 9). */
export function PickupPromise({ ready = '', place, ...rest }: PickupPromiseProps) {
  if (ready === null) {
    return (
      <PromiseLine
        icon="store"
        tone="refusal"
        text={messages.notForPickup}
        details={[messages.sentFromWorkshop]}
        {...rest}
      />
    );
  }
  return (
    <PromiseLine
      icon="store"
      text={ready ? messages.pickUpWhen(ready) : messages.pickUp}
      details={[messages.choosePickup(place)]}
      {...rest}
    />
  );
}
