import { build } from './build.mjs';
import { runVisibly } from './process.mjs';

/** @param {string} file @param {string[]} args */
async function run(file, args) {
  await build('tokens');
  process.exitCode = await runVisibly(['--import', 'tsx', file, ...args]);
}

/**
 * Brings an order to its next step.
 * @param {string[]} args passed on, e.g. `12 shipped`
 */
export const advanceOrder = (args) => run('storefront/server/app/commands/order.ts', args);

/**
 * Notes that a return has arrived, and refunds it.
 * @param {string[]} args passed on, e.g. `5 received`
 */
export const receiveReturn = (args) => run('storefront/server/app/commands/return.ts', args);

/**
 * Shows who waits for an answer in the chat, or answers them.
 * @param {string[]} args passed on, e.g. `7 "It comes in January."`
 */
export const answerChat = (args) => run('storefront/server/app/commands/chat.ts', args);

/** Places what is due to come to customers, once. */
export const placeRecurring = () => run('storefront/server/app/commands/recurring.ts', []);

/** Brings the indices of the search provider up to date. */
export const updateSearchIndex = () => run('storefront/server/app/commands/search-index.ts', []);
