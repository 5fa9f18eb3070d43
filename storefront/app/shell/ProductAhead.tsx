import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router-dom';
import { idle } from '../platform/idle.ts';
import { addressOfPage } from '../platform/own-address.ts';
import { isSparing } from '../platform/sparing.ts';

/** What tells that a page is not only looked at; a finger that scrolls comes first. */
const INTEREST = ['touchstart', 'scroll'] as const;

const isInView = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** The address of a product that a card in view leads to. */
const productInView = (): string | undefined =>
  [...document.querySelectorAll(`main article a[href^="${addressOfPage('/products/')}"]`)]
    .find(isInView)
    ?.getAttribute('href') ?? undefined;

/** What a product page brings by itself, besides its route: without a hand that points, it would come after the tap. */
const bringParts = () =>
  Promise.all([
    import('../features/product/deferred-parts.ts'),
    import('../screens/product/deferred-product.ts'),
  ]).catch(() => undefined);

/**
 * The product whose page may be opened next where nothing can be pointed at: one in view, once the shopper has scrolled
 * or touched the page and the browser has nothing better to do. Of all product pages the code is the same.
 */
function useProductInView(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (path !== undefined || !matchMedia('(hover: none)').matches) return;
    const stopped = new AbortController();
    let asked = false;
    const look = async () => {
      if (asked || isSparing()) return;
      asked = true;
      await idle();
      asked = false;
      if (!stopped.signal.aborted) setPath(productInView());
    };
    for (const kind of INTEREST)
      window.addEventListener(kind, () => void look(), { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [path]);
  return path;
}

/** Fetches the code of product pages ahead on a phone, politely. */
export function ProductAhead() {
  const path = useProductInView();
  useEffect(() => {
    if (path !== undefined) void bringParts();
  }, [path]);
  return path !== undefined && <PrefetchPageLinks page={path} />;
}
