import type { BagLine } from '@otzar/contract/bag';
import type { SessionBag } from '@otzar/contract/session-bag';
import { paths } from '../../paths.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import type { Rates } from './summary-rows.ts';

/** The steps of a checkout without scripts, each a page. */
export const plainSteps = {
  address: `${paths.checkout}?by=delivery`,
  pickup: `${paths.checkout}?by=pickup`,
  payment: `${paths.checkout}?step=payment`,
} as const;

type PlainStep = keyof typeof plainSteps;

/** What a page of the checkout is drawn from where no scripts run. */
export interface PlainCheckoutData {
  bag: SessionBag;
  step: PlainStep;
  countries: { label: string; value: string }[];
  /** Null where they are not known yet, or could not be asked. */
  rates: Rates | null;
  /** Of what is sent nowhere: where its buyer is. */
  taxPlace: { country: string; postal_code: string } | null;
  /** What the shop said of what was sent. */
  told: PlainForm | undefined;
}

/** The lines that can be ordered. */
export const orderable = (bag: SessionBag): BagLine[] => bag.lines.filter(({ max }) => max > 0);
