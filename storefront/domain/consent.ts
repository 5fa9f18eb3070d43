/**
 * What a shopper has said to help from other companies: all of it, or only what the shop needs to work.
 */
export type Consent = 'all' | 'needed';

interface Situation {
  /** Whether other companies help at all; the shop alone needs no consent. */
  others: boolean;
  /** What the shopper said; null for nothing yet. */
  consent: Consent | null;
  /** Whether their browser says for them that they want not to be followed. */
  objects: boolean;
}

/** Whether a shopper is asked: once, and never one whose browser has answered already. */
export const needsConsent = ({ others, consent, objects }: Situation): boolean =>
  others && consent === null && !objects;
