import { readLocation } from '@otzar/contract/location';
import { readShipping } from '@otzar/contract/shipping';
import { thresholdText } from '@otzar/domain/shipping';
import { brand } from '../../brand.ts';
import { call } from '../../platform/http.ts';

/** From which amount an order ships free to which place, in words. */
export interface FreeShipping {
  amount: string;
  zipCode: string;
}

/**
 * The threshold for where the shopper is; for the shop's own zip code while that is not known.
 * @throws {Error} with a sentence, when nothing ships free there or the shop cannot be reached
 */
export async function readFreeShipping(): Promise<FreeShipping> {
  const location = await call(readLocation);
  const zipCode = location.zip || brand.postalCode;
  const country = location.zip ? location.country.value : undefined;
  const { free_over } = await call(readShipping, { body: { zip_code: zipCode, country } });
  if (!free_over)
    throw new Error(`We cannot ship for free to ${zipCode}. Checkout shows the cost.`);
  return { amount: thresholdText(free_over.free_shipping_above), zipCode };
}
