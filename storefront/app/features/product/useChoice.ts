import type { Product, Variation } from '@otzar/contract/product';
import { selectVariation } from '@otzar/domain/product';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withQuery } from '../../paths.ts';
import { addressOfPage } from '../../platform/own-address.ts';

/** The variation in the address, else the first that can be bought, else the first. */
function chosenVariation(product: Product, id: string | null): Variation | null {
  const { variation_infos: variations } = product;
  return (
    variations.find((variation) => String(variation.id) === id) ??
    variations.find((variation) => variation.max > 0) ??
    variations[0] ??
    null
  );
}

/** What the shopper has chosen of a product's options, and which variation that is. */
export interface Choice {
  /** The one that is shown; of a combination that is not made, the one before it. */
  variation: Variation | null;
  /** The chosen value of each option, by its name. */
  chosen: Record<string, string>;
  /** Whether no variation has all that is chosen. */
  notMade: boolean;
  /** The name of the option chosen last. */
  last: string | undefined;
  choose: (name: string, value: string) => void;
  show: (variation: Variation) => void;
  /** The address of the page with a variation chosen; what else is asked of the page stays. */
  hrefOf: (variation: Variation) => string;
}

/** Keeps what is chosen in the address, so that it can be shared and gone back from. */
export function useChoice(product: Product): Choice {
  const [query, setQuery] = useSearchParams();
  const [unmade, setUnmade] = useState<Record<string, string>>();
  const [last, setLast] = useState<string>();
  const variation = chosenVariation(product, query.get('variation'));
  const chosen = unmade ?? variation?.options ?? {};

  function show({ id }: Variation): void {
    setUnmade(undefined);
    query.set('variation', String(id));
    setQuery(query, { replace: true, preventScrollReset: true });
  }

  function choose(name: string, value: string): void {
    const wanted = { ...chosen, [name]: value };
    const match = selectVariation(product, wanted);
    setLast(name);
    if (match) show(match);
    else setUnmade(wanted);
  }

  const hrefOf = ({ id }: Variation) =>
    addressOfPage(withQuery(`${product.path}?${query}`, { variation: String(id) }));

  return { variation, chosen, notMade: unmade !== undefined, last, choose, show, hrefOf };
}
