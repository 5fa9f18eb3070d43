import type { BagLine } from '@otzar/contract/bag';
import { Drawer } from '@otzar/design-system/components/Drawer';
import { AddedToBag } from '@otzar/design-system/widgets/AddedToBag';
import { priceLabel } from '@otzar/domain/money';
import { paths } from '../paths.ts';
import { usePrices } from '../platform/prices.ts';

interface AddedDrawerProps {
  line: BagLine;
  open: boolean;
  onClose: () => void;
}

/** Says what went into the bag, and offers the way on. */
export function AddedDrawer({ line, open, onClose }: AddedDrawerProps) {
  // The bag is in dollars, which whoever saw another currency until now must read here.
  const { charged } = usePrices();
  const price = priceLabel(line.price);
  return (
    <Drawer open={open} onClose={onClose} title="Added to your bag" side="end">
      <AddedToBag
        title={line.title}
        picture={line.image}
        quantityText={`Quantity ${line.quantity}`}
        price={charged && line.price > 0 ? `US${price}` : price}
        bagPath={paths.bag}
        checkoutPath={paths.checkout}
        onClose={onClose}
      />
    </Drawer>
  );
}
