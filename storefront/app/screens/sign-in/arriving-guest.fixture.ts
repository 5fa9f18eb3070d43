import { beforeEach } from 'vitest';
import { customerModule } from '../../features/customer/customer-module.ts';
import { sampleServer } from '../../mocks/sample-server.ts';
import { noteArrival } from '../../platform/arrival.ts';
import { shopStore } from '../../platform/store.ts';

/** A guest who comes from elsewhere, to a browser that keeps nothing. */
export function arrivingGuest() {
  const opened = sampleServer();
  beforeEach(async () => {
    await shopStore().set(customerModule.atom, () => null);
    noteArrival(`/somewhere-else-${Math.random()}`);
    localStorage.clear();
  });
  return opened;
}
