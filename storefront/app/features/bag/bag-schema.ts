import { BagLine } from '@otzar/contract/bag';
import { ProductType } from '@otzar/contract/product';
import { type Bag, emptyBag } from '@otzar/domain/bag';
import * as v from 'valibot';

const schema: v.GenericSchema<unknown, Bag> = v.object({
  products: v.array(BagLine),
  unavailableCart: v.array(BagLine),
  unavailableLater: v.array(BagLine),
  later: v.array(BagLine),
  favorites: v.array(v.number()),
  addOns: v.array(v.object({ id: v.number(), type: ProductType })),
  status: v.string(),
});

/** Bag state (specification, section 3) as a browser keeps it for a guest. */
export const keptBag = { schema, initial: emptyBag };
