import type { BagLine } from '@otzar/contract/bag';
import { PromiseLine } from '@otzar/design-system/widgets/catalogue/PromiseLine';
import { isDigitalOnly } from '@otzar/domain/bag';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/shipping';
import { ShippedPromises } from './ShippedPromises.tsx';

interface ProductPromisesProps {
  line: BagLine;
  /** What else holds for a thing that is sent. */
  children?: ReactNode;
}

/** How this item reaches the shopper and how it goes back (specification, section 9). */
export function ProductPromises({ line, children }: ProductPromisesProps) {
  if (line.type === 'giftCard') {
    return <PromiseLine icon="gift" text={messages.sentByEmail} details={[messages.codeKeeps]} />;
  }
  if (isDigitalOnly([line])) {
    return (
      <PromiseLine icon="download" text={messages.rightAway} details={[messages.nothingToShip]} />
    );
  }
  return <ShippedPromises line={line}>{children}</ShippedPromises>;
}
