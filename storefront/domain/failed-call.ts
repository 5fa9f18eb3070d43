import type { CallName } from '@otzar/contract/api';

/** What becomes of a call that failed (specification, section 8). */
export type Consequence =
  /** The not-found page. */
  | 'not found'
  /** The server-error page. */
  | 'server error'
  /** The screen is replaced by the one whose path the answer's message is. */
  | 'moved'
  /** The error-reporting service hears of it. */
  | 'reported'
  /** The customer is cleared and goes Home. */
  | 'session ended'
  /** Whoever made the call deals with it, and has the whole answer. */
  | 'passed on'
  /** Nothing happens, and nobody is told. */
  | 'ignored'
  /** What was known is cleared, and nobody is told. */
  | 'cleared'
  /** It stands in the browser's console. */
  | 'logged';

/** What follows from a status where nothing else is laid down. */
export function globalConsequence(status: number): Consequence {
  if (status === 404 || status === 403) return 'not found';
  if (status === 500) return 'server error';
  return status === 302 ? 'moved' : 'reported';
}

const ignored = () => 'ignored' as const;
const logged = () => 'logged' as const;

/** The calls for which something else is laid down, and the ones that go to the global handling. */
const rules: Partial<Record<CallName, (status: number) => Consequence>> = {
  readCustomer: (status) => (status === 403 ? 'session ended' : 'ignored'),
  checkGiftCard: (status) => (status === 400 ? 'passed on' : globalConsequence(status)),
  readBag: globalConsequence,
  readLater: globalConsequence,
  checkMax: globalConsequence,
  saveBag: ignored,
  saveLater: ignored,
  reportCampaign: ignored,
  readLocation: ignored,
  readFollowing: ignored,
  follow: ignored,
  unfollow: ignored,
  readShipping: (status) => (status === 400 || status === 404 ? 'cleared' : 'logged'),
  listCountries: logged,
  listCurrencies: logged,
};

/**
 * What becomes of a call that failed. Calls that the table does not name are passed on: what is added, removed,
 * liked or entered into a form, a card's token too, is the affair of whoever asked.
 * @param status of the answer; 0 where none came
 */
export const consequenceOf = (call: CallName, status: number): Consequence =>
  rules[call]?.(status) ?? 'passed on';
