import { Drawer } from '@otzar/design-system/components/Drawer';
import { AddedToBag } from '@otzar/design-system/widgets/bag/AddedToBag';
import { type Addition, quantityInList, shortText, wentIn } from '@otzar/domain/added';
import { lineKey } from '@otzar/domain/bag';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { useId } from 'react';
import * as messages from '#messages/shell';
import { useBag } from '../features/bag/useBag.ts';
import { paths } from '../paths.ts';
import { usePrices } from '../platform/prices.ts';
import { titleOf } from '../platform/titles.ts';

interface AddedDrawerProps {
  /** What was to go into the bag. */
  addition: Addition;
  open: boolean;
  onClose: () => void;
}

/** What one costs and, where there are more, what they come to. */
function priceText(price: number, quantity: number, both: (usd: number) => string): string {
  const each = priceLabel(price, both);
  if (quantity < 2 || price === 0) return each;
  return messages.eachAndTogether(each, both(toUsd(subtotalCents([{ price, quantity }]))));
}

/** Says what really went into the bag, also where the shop's word lowers it afterwards, and offers the way on. */
export function AddedDrawer({ addition, open, onClose }: AddedDrawerProps) {
  const { both } = usePrices();
  const bag = useBag();
  const describingId = useId();
  const { line, before } = addition;
  const held = bag ? quantityInList(bag, lineKey(line)) : before + line.quantity;
  const quantity = wentIn(addition, held);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={quantity > 0 ? messages.addedToBag : messages.notAddedToBag}
      side="end"
      aria-describedby={describingId}
    >
      <AddedToBag
        title={titleOf(line)}
        picture={line.image}
        quantityText={messages.quantity(quantity)}
        price={priceText(line.price, quantity, both)}
        note={shortText(addition, held) ?? undefined}
        bagPath={paths.bag}
        checkoutPath={paths.checkout}
        describingId={describingId}
        onClose={onClose}
      />
    </Drawer>
  );
}
