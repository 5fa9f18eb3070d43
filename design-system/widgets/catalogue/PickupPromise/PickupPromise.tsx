import type { ComponentPropsWithRef } from 'react';
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
        text="Not for pickup"
        details={['It is sent from the workshop that makes it.']}
        {...rest}
      />
    );
  }
  return (
    <PromiseLine
      icon="store"
      text={ready ? `Pick it up ${ready}` : 'Pick it up at our shop'}
      details={[`${place}. Choose pickup at checkout.`]}
      {...rest}
    />
  );
}
