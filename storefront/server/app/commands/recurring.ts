import { randomUUID } from 'node:crypto';
import { goRound } from '../../features/subscription/recurring/round.ts';
import { command } from './command.ts';

await command(
  () => ({ holder: randomUUID(), ending: () => false }),
  async (shop, options) => {
    const tally = await goRound(shop, options);
    return tally === null
      ? 'Another process is placing them just now.'
      : `Orders placed: ${tally.placed}. Failed: ${tally.failed}. Without an answer: ${tally.silent}.`;
  },
);
