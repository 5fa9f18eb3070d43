import type { BagLine, LineOffer, LineRequest } from '@otzar/contract/bag';
import { type Bag, type LineIdentity, lineKey, within } from './bag.ts';

/** What became of a line when the shop was asked about it; `before` and `now` are quantities, or dollars for a price. */
export interface BagChange {
  kind: 'unavailable' | 'returned' | 'quantity' | 'price';
  line: BagLine;
  before: number;
  now: number;
}

/** Every line to ask the shop about, in the bag or saved, each once. */
export const linesToCheck = (bag: Bag): LineRequest[] => {
  const lines = [...bag.products, ...bag.unavailableCart, ...bag.later, ...bag.unavailableLater];
  const requests = lines.map((line): [string, LineRequest] => [
    lineKey(line),
    { id: line.id, type: line.type, item_key: line.item_key, quantity: line.quantity },
  ]);
  return [...new Map(requests).values()];
};

interface Checked {
  line: BagLine;
  available: boolean;
  changes: BagChange[];
}

/** An e-gift card is what its giver made it: the shop has a word only on how many there can be. */
const offered = (line: BagLine, offer: LineOffer): BagLine =>
  line.gift_card ? { ...line, max: offer.max } : { ...line, ...offer };

const sellable = (line: BagLine, wasAvailable: boolean, offer: LineOffer): Checked => {
  const now = { ...offered(line, offer), quantity: within(line.quantity, offer.max) };
  const changes: BagChange[] = [];
  if (!wasAvailable) changes.push({ kind: 'returned', line: now, before: 0, now: now.quantity });
  if (wasAvailable && now.quantity !== line.quantity) {
    changes.push({ kind: 'quantity', line: now, before: line.quantity, now: now.quantity });
  }
  if (now.price !== line.price) {
    changes.push({ kind: 'price', line: now, before: line.price, now: now.price });
  }
  return { line: now, available: true, changes };
};

const soldOut = (before: BagLine, wasAvailable: boolean): Checked => {
  const line = { ...before, max: 0 };
  const change: BagChange = { kind: 'unavailable', line, before: before.quantity, now: 0 };
  return { line, available: false, changes: wasAvailable ? [change] : [] };
};

const checkLines = (
  available: BagLine[],
  unavailable: BagLine[],
  offers: Map<string, LineOffer>,
  asked: Set<string> | null,
) => {
  const check = (line: BagLine, wasAvailable: boolean): Checked => {
    const key = lineKey(line);
    if (asked && !asked.has(key)) return { line, available: wasAvailable, changes: [] };
    const offer = offers.get(key);
    return offer && offer.max > 0
      ? sellable(line, wasAvailable, offer)
      : soldOut(line, wasAvailable);
  };
  const checked = [
    ...available.map((line) => check(line, true)),
    ...unavailable.map((line) => check(line, false)),
  ];
  return {
    available: checked.filter((one) => one.available).map((one) => one.line),
    unavailable: checked.filter((one) => !one.available).map((one) => one.line),
    changes: checked.flatMap((one) => one.changes),
  };
};

/**
 * Brings the bag up to what the shop offers now (specification, section 4, Bag): max 0, or no offer for a line
 * that was asked about, makes it unavailable; a quantity above max is lowered; 0 with max above 0 becomes 1;
 * prices and titles are refreshed; an unavailable line that is sold again returns.
 * `asked` names the lines the offers answer for; one that was added while the answer was on its way stays as it is.
 */
export const applyOffers = (
  bag: Bag,
  offers: LineOffer[],
  asked?: LineIdentity[],
): { bag: Bag; changes: BagChange[] } => {
  const byKey = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const askedKeys = asked ? new Set(asked.map(lineKey)) : null;
  const cart = checkLines(bag.products, bag.unavailableCart, byKey, askedKeys);
  const later = checkLines(bag.later, bag.unavailableLater, byKey, askedKeys);
  return {
    bag: {
      ...bag,
      products: cart.available,
      unavailableCart: cart.unavailable,
      later: later.available,
      unavailableLater: later.unavailable,
    },
    changes: [...cart.changes, ...later.changes],
  };
};

const isAmount = ({ kind }: BagChange) => kind === 'quantity' || kind === 'price';

/** Whether both are about the same thing of the same line: its price, its quantity, or whether it can be had. */
const isSameMatter = (one: BagChange, other: BagChange): boolean =>
  lineKey(one.line) === lineKey(other.line) &&
  (one.kind === other.kind || (!isAmount(one) && !isAmount(other)));

/**
 * What is to be told of changes that came one after another, each matter once: from what the shopper last saw to
 * what it is now, and nothing of what is again as it was.
 */
export const mergeChanges = (noted: BagChange[], since: BagChange[]): BagChange[] => {
  let told = noted;
  for (const change of since) {
    const earlier = told.find((other) => isSameMatter(other, change));
    told = told.filter((other) => other !== earlier);
    // Where the shopper changed it on the way, what they last saw is what they chose.
    const before = earlier?.now === change.before ? earlier.before : change.before;
    if (!isAmount(change) || before !== change.now) told = [...told, { ...change, before }];
  }
  return told;
};
