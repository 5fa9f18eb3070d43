import { randomUUID } from 'node:crypto';
import { runDueSubscriptions } from '../../features/subscription/recurring/due-run.ts';
import { command } from './command.ts';

await command(
  () => ({ holder: randomUUID(), ending: () => false }),
  async (shop, options) => {
    const tally = await runDueSubscriptions(shop, options);
    return tally === null
      ? 'Another process is placing them just now.'
      : `Orders placed: ${tally.placed}. Failed: ${tally.failed}. Without an answer: ${tally.silent}.`;
  },
);
