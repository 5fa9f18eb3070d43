import { startTransition, useEffect, useState } from 'react';
import { readLanguage, writeLanguage } from '../../platform/product-language.ts';

export type ProductLanguage = 'eng' | 'heb';

/**
 * The language of product text (specification, section 4, Product language): Hebrew only when it was
 * chosen before and this product has Hebrew. The server and the first render speak English.
 */
export function useProductLanguage(hasHebrew: boolean) {
  const [saved, setSaved] = useState<ProductLanguage>('eng');
  // Not urgent: parts of the page may still be as the server drew them.
  useEffect(() => startTransition(() => setSaved(readLanguage())), []);
  return {
    language: hasHebrew ? saved : ('eng' as const),
    setLanguage(language: ProductLanguage) {
      writeLanguage(language);
      setSaved(language);
    },
  };
}
