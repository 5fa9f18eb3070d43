import type { BagLine } from '@otzar/contract/bag';
import { StockLine } from '@otzar/design-system/widgets/catalogue/StockLine';
import { shortDateText } from '@otzar/domain/delivery';

/** Whether what is chosen can be had now, or from when. */
export function ProductStock({ line }: { line: BagLine }) {
  return (
    <StockLine
      max={line.max}
      preorderDate={line.preorder_date ? shortDateText(line.preorder_date) : undefined}
      digital={line.item_type === 'digital'}
    />
  );
}
