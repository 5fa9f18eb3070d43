import type { Product } from '@otzar/contract/product';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { OptimisticProduct } from './known.ts';

interface OptimisticPageProps {
  known: OptimisticProduct;
  /** The page of a product; `pending` while all but its card is blank. */
  children: (product: Product, pending: boolean) => ReactNode;
  /** What stands there instead when the shop refuses. */
  failed: ComponentType<{ error: unknown }>;
}

/** Where an answer sends the shopper instead; null where it is no redirect. */
const elsewhere = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('Location') : null;

/**
 * Shows at once what is known of a product, and all of it when it has come. What goes wrong on the way ends
 * as it does for a page that waits: with another address, or with what says so.
 */
export function OptimisticPage({ known, children, failed: Failed }: OptimisticPageProps) {
  const [whole, setWhole] = useState<Product>();
  const [failure, setFailure] = useState<{ answer: unknown }>();
  useEffect(() => {
    let gone = false;
    known.pending.then(
      (product) => gone || startTransition(() => setWhole(product)),
      (answer: unknown) => gone || setFailure({ answer }),
    );
    return () => {
      gone = true;
    };
  }, [known]);
  if (failure) {
    const to = elsewhere(failure.answer);
    return to === null ? <Failed error={failure.answer} /> : <Navigate to={to} replace />;
  }
  return children(whole ?? known, !whole && known.blank);
}
