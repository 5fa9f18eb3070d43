import type { Address } from '@otzar/contract/address';
import type { Pickup } from '@otzar/contract/order';
import { useSetAtom } from 'jotai/react';
import { useCallback, useEffect, useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { emailProblem } from '../../platform/complaints.ts';
import {
  addressProblems,
  cardProblems,
  type FieldErrors,
  pickupProblems,
  placeProblems,
  type TypedCard,
  wayProblem,
} from './check-details.ts';
import { checkoutModule, type SavedCheckout } from './checkout-module.ts';
import { tokenise } from './tokenise.ts';

/** What the bag asks of the checkout. */
export interface CheckoutNeeds {
  digitalOnly: boolean;
  /** Nothing is sent, but its tax depends on where the shopper is. */
  taxPlace: boolean;
  /** Nothing is to be paid, so no card is asked for. */
  free: boolean;
  /** The ways of sending it are on their way, and one of them is chosen by itself. */
  waysCome: boolean;
}

export interface CheckoutErrors {
  email?: string;
  address: FieldErrors<keyof Address>;
  pickup: FieldErrors<keyof Pickup>;
  card: FieldErrors<keyof TypedCard>;
  shipping?: string;
}

const noErrors: CheckoutErrors = { address: {}, pickup: {}, card: {} };
const noCard: TypedCard = { card: '', exp: '', cvc: '' };
const anyOf = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** Whether this checkout goes to the shop's counter rather than to an address. */
export const isPickup = (kept: SavedCheckout) => kept.shippingType?.delivery === false;

function problemsOf(
  kept: SavedCheckout,
  card: TypedCard,
  needs: CheckoutNeeds,
  refused: FieldErrors<keyof Address>,
): CheckoutErrors {
  const { draft, creditInfo, shippingType } = kept;
  const ships = !needs.digitalOnly && !isPickup(kept);
  const email = emailProblem(draft.email);
  const address = ships
    ? { ...refused, ...addressProblems(draft.address) }
    : { ...refused, ...(needs.taxPlace && placeProblems(draft.address)) };
  // Without an address there is nothing to choose from yet, and its fields say so already.
  const undecided = ships && !anyOf(address) && shippingType?.id == null;
  return {
    ...(email && { email }),
    address,
    pickup:
      !needs.digitalOnly && isPickup(kept)
        ? pickupProblems({ ...draft.pickup, email: draft.pickup.email || draft.email })
        : {},
    card: needs.free || creditInfo ? {} : cardProblems(card, new Date()),
    ...(undecided && { shipping: wayProblem }),
  };
}

const hasProblems = (errors: CheckoutErrors) =>
  Boolean(errors.email || errors.shipping) ||
  anyOf(errors.address) ||
  anyOf(errors.pickup) ||
  anyOf(errors.card);

/** The details that Review relies on, once they have passed. */
function accepted(kept: SavedCheckout, needs: CheckoutNeeds): Partial<SavedCheckout> {
  const { draft } = kept;
  const pickup = !needs.digitalOnly && isPickup(kept);
  const email = draft.email.trim();
  return {
    email,
    digitalInfo: needs.digitalOnly ? { email } : null,
    shippingType: needs.digitalOnly ? { delivery: true, id: null } : kept.shippingType,
    shippingInfo: needs.digitalOnly || pickup ? null : draft.address,
    pickupInfo: pickup ? { ...draft.pickup, email: draft.pickup.email || email } : null,
  };
}

/** A refusal of the card, which holds as long as the card stays as it was typed. */
interface Refusal {
  of: TypedCard;
  fields: FieldErrors;
  message?: string;
}

/**
 * The checkout form: what is typed, what is wrong with it, and what happens on Continue.
 * @param refused what the shop has against the place, which it says as soon as it is typed
 */
export function useCheckoutForm(
  kept: SavedCheckout,
  needs: CheckoutNeeds,
  onAccepted: () => void,
  refused: FieldErrors<keyof Address>,
) {
  const change = useSetAtom(checkoutModule.atom);
  const [card, setCard] = useState(noCard);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const merge = useCallback(
    (part: Partial<SavedCheckout>) => void change((now) => ({ ...now, ...part })),
    [change],
  );
  const mergeDraft = (part: Partial<SavedCheckout['draft']>) =>
    void change((now) => ({ ...now, draft: { ...now.draft, ...part } }));

  const found = problemsOf(kept, card, needs, refused);
  const { shipping, ...others } = found;
  // Whoever is quicker than the shop is neither told off for it nor made to press again.
  const isEarly = needs.waysCome && shipping !== undefined && !hasProblems(others);
  const shown: CheckoutErrors = isEarly ? others : found;
  const standing = refusal?.of === card ? refusal : undefined;
  // Before the first try nobody is told off for a field they have not come to yet.
  const errors = tried
    ? { ...shown, card: { ...standing?.fields, ...shown.card } }
    : { ...noErrors, address: refused };

  async function submit(): Promise<void> {
    setTried(true);
    setWaiting(isEarly);
    if (hasProblems(found)) return;
    setBusy(true);
    try {
      const creditInfo = needs.free ? null : (kept.creditInfo ?? (await tokenise(card)));
      merge({ ...accepted(kept, needs), creditInfo });
      onAccepted();
    } catch (thrown) {
      const failure = toCallFailed(thrown);
      const { fields, message } = failure;
      setRefusal({ of: card, fields, ...(!anyOf(fields) && { message }) });
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (!waiting || isEarly) return;
    setWaiting(false);
    void submit();
  });

  return {
    kept,
    card,
    errors,
    formError: standing?.message,
    busy: busy || waiting,
    submit,
    merge,
    setEmail: (email: string) =>
      void change((now) => ({
        ...now,
        draft: { ...now.draft, email },
        guestEmailExists: now.guestEmailExists && email.trim() === now.draft.email.trim(),
      })),
    setAddress: (changed: Partial<Address>) =>
      // A browser that fills in a form by itself changes several fields before the next is drawn.
      void change((now) => ({
        ...now,
        draft: { ...now.draft, address: { ...now.draft.address, ...changed } },
      })),
    setPickup: (name: keyof Pickup, value: string) =>
      mergeDraft({ pickup: { ...kept.draft.pickup, [name]: value } }),
    setCard: (name: keyof TypedCard, value: string) =>
      setCard((now) => ({ ...now, [name]: value })),
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
