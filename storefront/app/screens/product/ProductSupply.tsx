import type { BagLine } from '@otzar/contract/bag';
import type { ReactNode } from 'react';
import { customerModule } from '../../features/customer/customer-module.ts';
import { ProductPromises } from '../../features/shipping/ProductPromises.tsx';
import type { PlainForm } from '../../platform/plain-form.ts';
import { rarely } from '../../platform/rarely.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';

const BackInStockEntry = rarely(
  async () => (await import('../../features/back-in-stock/BackInStockEntry.tsx')).BackInStockEntry,
);

interface ProductSupplyProps {
  line: BagLine;
  /** What the shop said of a request that was sent without scripts. */
  told: PlainForm | undefined;
  /** What else holds for a thing that is sent. */
  children: ReactNode;
}

/** How this item reaches the shopper; of what is sold out nothing is promised, but a letter once it is back. */
export function ProductSupply({ line, told, children }: ProductSupplyProps) {
  const customer = useShopperValue(customerModule.atom, undefined);
  if (line.max < 1) return <BackInStockEntry line={line} ownEmail={customer?.email} told={told} />;
  return <ProductPromises line={line}>{children}</ProductPromises>;
}
