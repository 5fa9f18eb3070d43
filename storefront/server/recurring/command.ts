import { randomUUID } from 'node:crypto';
import { command } from '../shopkeeper.ts';
import { goRound } from './round.ts';

await command(
  () => ({ holder: randomUUID(), ending: () => false }),
  async (shop, options) => {
    const tally = await goRound(shop, options);
    return tally === null
      ? 'Another process is placing them just now.'
      : `Orders placed: ${tally.placed}. Failed: ${tally.failed}. Without an answer: ${tally.silent}.`;
  },
);
