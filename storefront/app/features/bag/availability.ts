import { checkMax, type LineOffer, type LineRequest } from '@otzar/contract/bag';
import { call } from '../../platform/http.ts';

/** Asks the server what these lines cost now and how many of each there are. */
export const offersFor = (products: LineRequest[]): Promise<LineOffer[]> =>
  call(checkMax, { body: { products } });
