import type {
  RefundMethod,
  ReturnableOrder,
  ReturnMethod,
  ReturnReason,
} from '@otzar/contract/return';
import type { WantedLine } from './return.ts';

/** A return as it is being put together. */
export interface ReturnDraft {
  /** Whether it was begun with a gift code. */
  gift: boolean;
  /** Null until it is found. */
  order: ReturnableOrder | null;
  /** What was decided of each line; one that is missing stays. */
  choices: WantedLine[];
  refund: RefundMethod | '';
  /** Where a gift's gift card goes, as it is being typed: it holds once a refund is chosen with it. */
  email: string;
  method: ReturnMethod | '';
}

/** A screen of a return: where the order is found, then what, then as what, then how. */
export type ReturnStep = 'lookup' | 'items' | 'refund' | 'method';

/** What is to go back, with its reason. */
export interface ChosenLine extends WantedLine {
  reason: ReturnReason;
}

/** What was chosen, as it can be sent; null while nothing is, or something is without a reason or not there. */
export function chosenLines({ order, choices }: ReturnDraft): ChosenLine[] | null {
  if (order === null) return null;
  const chosen = choices.filter(({ quantity }) => quantity > 0);
  const whole = chosen.flatMap(({ id, quantity, reason }) => {
    const line = order.lines.find((one) => one.id === id);
    const fits = line !== undefined && quantity <= line.returnable;
    return fits && reason !== '' ? [{ id, quantity, reason }] : [];
  });
  return whole.length > 0 && whole.length === chosen.length ? whole : null;
}

/** The first screen on which something is still to be said; the last one where only its answer is. */
export function openStep(draft: ReturnDraft): ReturnStep {
  if (draft.order === null) return 'lookup';
  if (chosenLines(draft) === null) return 'items';
  return draft.refund === '' ? 'refund' : 'method';
}

const ORDER: ReturnStep[] = ['lookup', 'items', 'refund', 'method'];

/** Where somebody goes who opens a screen; null to stay, because everything before it is said. */
export function returnEntry(asked: ReturnStep, draft: ReturnDraft): ReturnStep | null {
  const open = openStep(draft);
  return ORDER.indexOf(asked) <= ORDER.indexOf(open) ? null : open;
}
