import { readStore } from '@otzar/contract/store';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { storeAt } from './shown.ts';

export function storeRoutes(mount: Mount, { clock }: Pick<Shop, 'clock'>): void {
  mount(readStore, () => storeAt(clock()));
}
