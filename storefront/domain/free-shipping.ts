import { messages } from '#messages/free-shipping';
import { formatUsd } from './money.ts';

/** A threshold in dollars without needless decimals: `$49`, `$49.50`. */
export const thresholdText = (threshold: number): string =>
  formatUsd(threshold).replace(/\.00$/, '');

/**
 * The free-shipping line of header and footer (specification, section 9): a threshold of 0 ships everything
 * free; null means that no threshold is known.
 */
export const freeShippingText = (threshold: number | null): string => {
  if (threshold === null) return messages.unknown;
  if (threshold <= 0) return messages.all;
  return messages.over(thresholdText(threshold));
};
