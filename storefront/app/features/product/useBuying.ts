import type { BagLine } from '@otzar/contract/bag';
import type { Product, Variation } from '@otzar/contract/product';
import type { Extras } from '@otzar/domain/extras';
import { formerPrice, priceLabel } from '@otzar/domain/money';
import { lineOf } from '@otzar/domain/product';
import { useState } from 'react';
import * as messages from '#messages/features/product';
import { usePrices } from '../../platform/prices.ts';

/** What is to be done to an item before it is sent. */
export interface BuyOptions extends Extras {
  /** What is written on one item costs so much, in dollars. */
  fee: number;
}

const asItIs: BuyOptions = { gift_options: null, personalization: [], fee: 0 };

interface Buying {
  product: Product;
  variation: Variation | null;
  /** Whether no variation has all that is chosen. */
  notMade: boolean;
  /** Whether none of what is chosen can be had any more, whatever the product says. */
  gone: (lineId: number) => boolean;
  /** Settles when the line is in the bag. */
  onAdd: (line: BagLine) => Promise<void>;
}

/** What a form asks for, or why that cannot be had; the rules for it come when they are first needed. */
async function lineIn(form: FormData, product: Product): Promise<BagLine | string> {
  const { fieldsOf, lineInForm, notMade } = await import('./deferred-parts.ts');
  return lineInForm(product, fieldsOf(form)) ?? notMade();
}

/** What would be put into the bag now, what it costs, and the way to put it there. */
export function useBuying({ product, variation, notMade, gone, onAdd }: Buying) {
  const [wanted, setWanted] = useState(1);
  const [wishes, setWishes] = useState(asItIs);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [unmade, setUnmade] = useState<string>();
  const { format, charged } = usePrices();

  const { fee, ...extras } = wishes;
  const offered = { ...lineOf(product, variation, wanted), ...extras };
  const line = gone(offered.id) ? { ...offered, max: 0 } : offered;
  const quantity = Math.max(1, Math.min(wanted, line.max));
  const each = line.price + fee;
  const all = each * quantity + (wishes.gift_options?.price ?? 0);
  const former = formerPrice(line.price, line.fake_price);

  /** Parts of the form may not be awake yet: what stands in it is what is bought. */
  async function add(form: FormData): Promise<void> {
    setBusy(true);
    setFailed(false);
    setUnmade(undefined);
    try {
      const asked = await lineIn(form, product);
      if (typeof asked === 'string') setUnmade(asked);
      else {
        await onAdd(asked);
        setWishes(asItIs);
      }
    } catch {
      // What was typed stays.
      setFailed(true);
    }
    setBusy(false);
  }

  return {
    line,
    quantity,
    setQuantity: setWanted,
    wishes,
    setWishes,
    busy,
    add: (form: FormData) => void add(form),
    figures: {
      price: priceLabel(each, format),
      per: fee > 0 ? messages.withWords : undefined,
      formerPrice: former ? format(former + fee) : undefined,
      charged: each > 0 ? charged?.(each) : undefined,
      total: all === each ? undefined : format(all),
      // Whoever has chosen something else since need not read it.
      error: failed ? messages.notAdded : notMade ? unmade : undefined,
    },
  };
}
