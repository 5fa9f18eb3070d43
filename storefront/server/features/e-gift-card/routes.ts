import { readEGiftCard } from '@otzar/contract/e-gift-card';
import type { Mount } from '../../kit/endpoint.ts';
import { eGiftCardOffer } from './offer.ts';

export function eGiftCardRoutes(mount: Mount): void {
  mount(readEGiftCard, eGiftCardOffer);
}
