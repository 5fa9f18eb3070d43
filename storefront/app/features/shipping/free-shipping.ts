import { brand } from '../../brand.ts';
import { type Delivery, useDelivery } from './useDelivery.ts';

/** From what on an order ships free where the shopper is. */
export interface FreeShipping {
  /** In dollars; 0 where all orders ship free, null where nothing does (decision 017). */
  threshold: number | null;
  /** The zip code that it holds for; empty while nobody has said where they are. */
  zip: string;
  /** What the free way is called; empty where that is not known. */
  way: string;
  /** Whether the rates of the place are on their way: nothing is said until then, and what is usual keeps its room. */
  pending: boolean;
}

const usual = { threshold: brand.freeShippingFrom, zip: '', way: '' };

/**
 * What the rates of a place say of free shipping. Where no place was given it is what the shop offers for most
 * orders; where one was and its rates are not there, nothing is promised. Null where nothing is sent to.
 */
export function freeShippingOf(delivery: Delivery): FreeShipping | null {
  if (delivery.status === 'nowhere') return null;
  if (delivery.status === 'failed') return { threshold: null, zip: '', way: '', pending: false };
  if (delivery.status !== 'ready') return { ...usual, pending: delivery.status === 'loading' };
  const { free_over, methods } = delivery.options;
  if (!free_over) return { threshold: null, zip: delivery.zip, way: '', pending: false };
  const way = methods.find(({ id }) => id === free_over.id)?.name ?? '';
  return { threshold: free_over.free_shipping_above, zip: delivery.zip, way, pending: false };
}

/** The same for the shopper of this page. */
export const useFreeShipping = (): FreeShipping | null =>
  freeShippingOf(useDelivery(null).delivery);
