import { readStore } from '@otzar/contract/store';
import type { Mount } from '../http/endpoint.ts';
import type { Shop } from '../shop.ts';
import { storeAt } from './shown.ts';

export function storeRoutes(mount: Mount, { clock }: Pick<Shop, 'clock'>): void {
  mount(readStore, () => storeAt(clock()));
}
