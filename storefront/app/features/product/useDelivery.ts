import { readLocation, saveLocation } from '@otzar/contract/location';
import { readShipping, type ShippingOptions } from '@otzar/contract/shipping';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';

/** How far the shop knows when an item can be with this shopper. */
export type Delivery =
  | { status: 'unknown' | 'loading' }
  | { status: 'ready'; zip: string; options: ShippingOptions; askedAt: number }
  | { status: 'nowhere' | 'failed'; zip: string };

async function deliveryTo(zip: string, productId: number): Promise<Delivery> {
  try {
    const options = await call(readShipping, { body: { zip_code: zip, product_id: productId } });
    return { status: 'ready', zip, options, askedAt: Date.now() };
  } catch (failure) {
    // Specification, section 8: 400 and 404 mean that there are no ways of delivery.
    const nowhere =
      failure instanceof CallFailed && (failure.status === 404 || failure.status === 400);
    return { status: nowhere ? 'nowhere' : 'failed', zip };
  }
}

/**
 * When a product can be with this shopper: asked for the zip code that the session keeps, and again when
 * another is given (specification, section 2, On every change to a different path).
 */
export function useDelivery(productId: number) {
  const [delivery, setDelivery] = useState<Delivery>({ status: 'unknown' });
  const asked = useRef(0);

  /** An answer that comes late never replaces a newer one. */
  const settle = useCallback(async (answer: () => Promise<Delivery>) => {
    asked.current += 1;
    const turn = asked.current;
    setDelivery({ status: 'loading' });
    const next = await answer();
    if (turn === asked.current) setDelivery(next);
  }, []);

  useEffect(() => {
    void settle(async () => {
      const zip = await call(readLocation).then(
        (location) => location.zip,
        () => '',
      );
      return zip ? deliveryTo(zip, productId) : { status: 'unknown' };
    });
  }, [settle, productId]);

  const changeZip = (zip: string) =>
    void settle(async () => {
      // The next answer is worked out for it even where it could not be kept.
      await call(saveLocation, { body: { zipCode: zip } }).catch(() => undefined);
      return zip ? deliveryTo(zip, productId) : { status: 'unknown' };
    });

  return { delivery, changeZip };
}
