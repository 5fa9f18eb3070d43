import { checkMax } from '@otzar/contract/bag';
import {
  mergeBag as mergeCall,
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
} from '@otzar/contract/customer-bag';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { mergeBag } from './merge.ts';
import { readOffers } from './offers.ts';
import { dropLines, readSavedBag, saveLines } from './queries.ts';

export function bagRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(checkMax, ({ body }) => readOffers(db, body.products));

  const bagOf = (customer: number) => ({ customer, list: 'bag' }) as const;
  mount(readBag, (_, { customer }) => readSavedBag(db, bagOf(customer)));
  mount(saveBag, ({ body }, { customer }) => saveLines(db, bagOf(customer), body.bag, clock()));
  mount(removeFromBag, ({ body }, { customer }) => dropLines(db, bagOf(customer), body.bag));

  const laterOf = (customer: number) => ({ customer, list: 'later' }) as const;
  mount(readLater, (_, { customer }) => readSavedBag(db, laterOf(customer)));
  mount(saveLater, ({ body }, { customer }) =>
    saveLines(db, laterOf(customer), body.later, clock()),
  );
  mount(removeFromLater, ({ body }, { customer }) => dropLines(db, laterOf(customer), body.later));

  mount(mergeCall, ({ body }, { customer }) => mergeBag(db, customer, body, clock()));
}
