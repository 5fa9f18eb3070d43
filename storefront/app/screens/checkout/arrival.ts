import type { Arrival } from '@otzar/domain/checkout';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { customerModule } from '../../features/customer/customer-module.ts';
import { arrivedFrom } from '../../platform/arrival.ts';
import { isKnownEmpty } from '../bag/bag-status.ts';

/** Who is at the door of a checkout screen with this bag, and where they come from. */
export const arrivalWith = async (bag: OwnedBag): Promise<Arrival> => ({
  bagEmpty: await isKnownEmpty(bag),
  signedIn: (await customerModule.load()) !== null,
  from: arrivedFrom(),
});
