import { BagLine, LineRequest } from '@otzar/contract/bag';
import { ProductType } from '@otzar/contract/product';
import { freshBag, type OwnedBag } from '@otzar/domain/owned-bag';
import { noPendingChanges } from '@otzar/domain/pending-changes';
import * as v from 'valibot';

const Identity = v.pick(LineRequest, ['id', 'type', 'item_key']);

const schema: v.GenericSchema<unknown, OwnedBag> = v.object({
  products: v.array(BagLine),
  unavailableCart: v.array(BagLine),
  unavailableLater: v.array(BagLine),
  later: v.array(BagLine),
  favorites: v.array(v.number()),
  addOns: v.array(v.object({ id: v.number(), type: ProductType })),
  status: v.string(),
  owner: v.optional(v.nullable(v.number()), null),
  unsent: v.optional(
    v.object({
      bag: v.array(Identity),
      later: v.array(Identity),
      favorites: v.array(v.number()),
    }),
    noPendingChanges,
  ),
  unmerged: v.optional(v.boolean(), false),
  revision: v.optional(v.number(), 0),
  joined: v.optional(v.string()),
});

/** Bag state (specification, section 3) as a browser keeps it. */
export const savedBag = { schema, initial: freshBag };
