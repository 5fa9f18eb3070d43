import { checkMax } from '@otzar/contract/bag';
import type { Mount } from '../http/endpoint.ts';
import type { Shop } from '../shop.ts';
import { readOffers } from './offers.ts';

export function bagRoutes(mount: Mount, { db }: Shop): void {
  mount(checkMax, ({ body }) => readOffers(db, body.products));
}
