import { useState } from 'react';
import type { Facet } from './facet.ts';

interface Rest {
  /** Whether some options have not come. */
  isCut: boolean;
  onLoadAll: (() => void) | undefined;
}

/** Whether all options of a facet are wanted and shown, and what asks for those that have not come. */
export function useUnfolding({ pending, failure }: Facet, { isCut, onLoadAll }: Rest) {
  const [all, setAll] = useState(false);
  const isUnfolded = all && !isCut;
  return {
    all,
    isUnfolded,
    unfold: () => {
      setAll(!isUnfolded);
      if (isCut) onLoadAll?.();
    },
    /** Whoever searches searches among all; what is on its way, or has failed, is not asked for again. */
    search: () => {
      if (isCut && !pending && !failure) onLoadAll?.();
    },
  };
}
