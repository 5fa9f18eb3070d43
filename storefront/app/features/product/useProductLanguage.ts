import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstLanguage, readLanguage, writeLanguage } from '../../platform/product-language.ts';

export type ProductLanguage = 'eng' | 'heb';

/**
 * The language of product text (specification, section 4, Product language): Hebrew only when this product
 * has some, and it was chosen before or the address asks for it (`?lang=he`). All else begins in the
 * language of the page, on the server and in the first render.
 */
export function useProductLanguage(hasHebrew: boolean) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('lang') === 'he';
  const [saved, setSaved] = useState<ProductLanguage>(firstLanguage);
  // Not urgent: parts of the page may still be as the server drew them.
  useEffect(() => startTransition(() => setSaved(readLanguage())), []);
  return {
    language: hasHebrew && (asked || saved === 'heb') ? ('heb' as const) : ('eng' as const),
    setLanguage(language: ProductLanguage) {
      writeLanguage(language);
      setSaved(language);
      if (!asked) return;
      // From here on it is the shopper who says.
      query.delete('lang');
      setQuery(query, { replace: true, preventScrollReset: true });
    },
  };
}
