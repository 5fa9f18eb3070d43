import type { CallName } from '@otzar/contract/api';
import { type Consequence, consequenceOf } from '@otzar/domain/failed-call';
import { paths } from '../paths.ts';
import { CallFailed } from './call-failed.ts';
import { follow } from './moved.ts';
import { isPageLeaving } from './page-leaving.ts';
import { report } from './reports.ts';

/** Where the pages stand that say so; at the first there is nothing, which is what it says. */
const pages: Partial<Record<Consequence, string>> = {
  'not found': '/404',
  'server error': paths.serverError,
};

/** What follows from a failure, a code that did not come included. */
export const followsFrom = (call: CallName, failure: unknown): Consequence =>
  consequenceOf(call, failure instanceof CallFailed ? failure.status : 0);

/**
 * The shared error handler (specification, section 8): does what a failure asks for, with the router. Where
 * the screen goes on with what it has, a page that says "not found" or "server error" would take it away: then
 * the failure is only reported.
 * @param goesOn whether what the shopper looks at is whole without the answer
 */
export function handleFailure(call: CallName, failure: unknown, goesOn: boolean): void {
  if (isPageLeaving()) return;
  const consequence = followsFrom(call, failure);
  const page = pages[consequence];
  if (page && !goesOn) follow(page);
  else if (page || consequence === 'reported') report(failure);
  else if (consequence === 'logged') console.warn(`${call} failed:`, failure);
}
