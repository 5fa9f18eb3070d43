import type { BagLine } from '@otzar/contract/bag';
import { PromiseLine } from '@otzar/design-system/widgets/catalogue/PromiseLine';
import { isDigitalOnly } from '@otzar/domain/bag';
import type { ReactNode } from 'react';
import { ShippedPromises } from './ShippedPromises.tsx';

interface ProductPromisesProps {
  line: BagLine;
  /** What else holds for a thing that is sent. */
  children?: ReactNode;
}

/** How this item reaches the shopper and how it goes back (specification, section 9). */
export function ProductPromises({ line, children }: ProductPromisesProps) {
  if (line.type === 'giftCard') {
    return (
      <PromiseLine
        icon="gift"
        text="Sent by e-mail"
        details={['The code can be spent in the shop for as long as you like.']}
      />
    );
  }
  if (isDigitalOnly([line])) {
    return (
      <PromiseLine
        icon="download"
        text="Yours right away"
        details={['Nothing to ship: it comes by e-mail with your order.']}
      />
    );
  }
  return <ShippedPromises line={line}>{children}</ShippedPromises>;
}
