import type { Product } from '@otzar/contract/product';
import { Message } from '@otzar/design-system/components/Message';
import { Link } from '@otzar/design-system/foundations/link';
import type { BagChange } from '@otzar/domain/availability';
import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import * as messages from '#messages/screens/product';
import { bagChangesAtom } from '../../features/bag/bag-changes.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { titleOf } from '../../platform/titles.ts';
import { overlayAtom } from '../../shell/overlay.ts';

const none: BagChange[] = [];

interface SoldMeanwhileProps {
  product: Pick<Product, 'product_id' | 'title' | 'heb_title' | 'breadcrumbs' | 'related'>;
  /** Told the ids of the lines that have sold out since the page was opened; must be stable. */
  onGone: (ids: number[]) => void;
}

/** Says that a product was sold to somebody else while its page was open, and leads on from there. */
export function SoldMeanwhile({ product, onGone }: SoldMeanwhileProps) {
  const changes = useShopperValue(bagChangesAtom, none);
  const [before] = useState(changes);
  const close = useSetAtom(overlayAtom);
  const gone = changes.filter(
    (change) =>
      !before.includes(change) &&
      change.kind === 'unavailable' &&
      change.line.product_id === product.product_id,
  );
  const count = gone.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when there is more to tell
  useEffect(() => {
    if (count === 0) return;
    onGone(gone.map(({ line }) => line.id));
    // It says that the line is in the bag, which no longer holds.
    close(null);
  }, [count]);

  const department = product.breadcrumbs.at(-2);
  if (count === 0) return null;
  return (
    <Message
      tone="error"
      title={messages.justSoldOut(titleOf(product))}
      action={
        department && <Link href={department.path}>{messages.seeMoreIn(department.name)}</Link>
      }
    >
      {messages.lastOneWent}
      {product.related.length > 0 && messages.whatGoesWithIt}
    </Message>
  );
}
