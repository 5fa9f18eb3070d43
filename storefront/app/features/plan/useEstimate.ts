import type { Answer } from '@otzar/contract/endpoint';
import { estimatePlan } from '@otzar/contract/plan';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';

interface Wanted {
  /** The product that comes; null while none is chosen, or where it goes is not known. */
  product: number | null;
  quantity: number;
  /** Of the customer's; null for what is not posted. */
  address: number | null;
}

/** What a delivery would cost today; undefined until the shop has said so, null where it does not. */
export function useEstimate({ product, quantity, address }: Wanted) {
  const asked = `${product}/${quantity}/${address}`;
  const [known, setKnown] = useState<{ of: string; answer: Answer<typeof estimatePlan> | null }>();

  useEffect(() => {
    if (product === null) return;
    const left = new AbortController();
    const { signal } = left;
    const body = { product_id: product, quantity, address_id: address };
    const know = (answer: Answer<typeof estimatePlan> | null) => {
      if (!signal.aborted) setKnown({ of: `${product}/${quantity}/${address}`, answer });
    };
    call(estimatePlan, { body }, { signal }).then(know, (error: Error) => {
      if (signal.aborted) return;
      console.warn('What it costs is not known:', error.message);
      know(null);
    });
    return () => left.abort();
  }, [product, quantity, address]);

  return known?.of === asked ? known.answer : undefined;
}
