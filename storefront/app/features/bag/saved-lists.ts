import type { BagLine } from '@otzar/contract/bag';
import {
  mergeBag,
  removeFromBag,
  removeFromLater,
  type SavedLine,
  saveBag,
  saveLater,
} from '@otzar/contract/customer-bag';
import type { Answer } from '@otzar/contract/endpoint';
import { addFavorites, removeFavorites } from '@otzar/contract/favorites';
import type { SavedLists, SyncPlan } from '@otzar/domain/sync-plan';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

const asSavedLine = ({
  id,
  type,
  item_key,
  quantity,
  gift_options,
  personalization,
  gift_card,
}: BagLine): SavedLine => ({
  id,
  type,
  item_key,
  quantity,
  gift_options,
  personalization,
  gift_card,
});

/** A list that is full refuses what is saved: what is dropped makes room for the next time. */
const isFull = (failure: unknown) => failure instanceof CallFailed && failure.status === 422;

/** Whoever asks here sees to a session that has ended. */
const quietly = { quietly: true };

type Saving = SyncPlan['save'];

/** Saves one list after the other. */
export async function saveLists({ bag, later, favorites }: Saving): Promise<SavedLists> {
  const kept: SavedLists = {};
  if (bag.length > 0)
    kept.bag = await call(saveBag, { body: { bag: bag.map(asSavedLine) } }, quietly);
  if (later.length > 0)
    kept.later = await call(saveLater, { body: { later: later.map(asSavedLine) } }, quietly);
  if (favorites.length > 0)
    kept.favorites = await call(addFavorites, { body: { ids: favorites } }, quietly);
  return kept;
}

/** Saves all that a guest had, which the shop merges with what it keeps. One that never answers may be asked again. */
export const mergeLists = ({ bag, later, favorites }: Saving): Promise<Answer<typeof mergeBag>> => {
  const body = { bag: bag.map(asSavedLine), later: later.map(asSavedLine), favorites };
  return withTimeout((signal) => call(mergeBag, { body }, { ...quietly, signal }));
};

async function dropFromLists({ bag, later, favorites }: SyncPlan['drop']): Promise<SavedLists> {
  const kept: SavedLists = {};
  if (bag.length > 0) kept.bag = await call(removeFromBag, { body: { bag } }, quietly);
  if (later.length > 0) kept.later = await call(removeFromLater, { body: { later } }, quietly);
  if (favorites.length > 0)
    kept.favorites = await call(removeFavorites, { body: { ids: favorites } }, quietly);
  return kept;
}

/** What is kept comes before what is dropped: whatever breaks off on the way, nothing is lost. */
export async function carryOut<Saved extends SavedLists>(
  { save, drop }: SyncPlan,
  saveAll: (saving: Saving) => Promise<Saved>,
): Promise<Saved & SavedLists> {
  const saved = await saveAll(save).catch(async (failure: unknown) => {
    if (isFull(failure)) await dropFromLists(drop);
    throw failure;
  });
  return { ...saved, ...(await dropFromLists(drop)) };
}
