import { Drawer } from '@otzar/design-system/components/Drawer';
import { AddedToBag } from '@otzar/design-system/widgets/bag/AddedToBag';
import { type Addition, quantityInList, shortText, wentIn } from '@otzar/domain/added';
import { lineKey } from '@otzar/domain/bag';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { useId } from 'react';
import * as messages from '#messages/shell';
import { BagFreeShipping } from '../features/bag/BagFreeShipping.tsx';
import { useBag } from '../features/bag/useBag.ts';
import { useFreeShipping } from '../features/shipping/free-shipping.ts';
import { paths } from '../paths.ts';
import { listedLine } from '../platform/listed-line.ts';
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
  const prices = usePrices();
  const { both } = prices;
  const bag = useBag();
  const freeShipping = useFreeShipping();
  const describingId = useId();
  const { line, before } = addition;
  const held = bag ? quantityInList(bag, lineKey(line)) : before + line.quantity;
  const quantity = wentIn(addition, held);
  const lines = bag?.products ?? [];
  const others = lines.filter((one) => lineKey(one) !== lineKey(line));
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
        subtotal={lines.length > 0 ? both(toUsd(subtotalCents(lines))) : undefined}
        others={others.map((one) => listedLine(one, prices))}
        bagPath={paths.bag}
        checkoutPath={paths.checkout}
        describingId={describingId}
        onClose={onClose}
      >
        <BagFreeShipping lines={lines} offer={freeShipping} />
      </AddedToBag>
    </Drawer>
  );
}
